/* Twofish with full keying on vectors of words and of bytes; see ../../cipher/twofish.c for the
 * cipher. The S-boxes depend on the key, so that all blocks of a pass must have one key. */
#include "../../cipher/twofish_bytes.h"
#include "../../cipher/twofish_tables.h"

enum { KEY_WORDS = 40, ROUNDS = 16, FIRST_ROUND_KEY = 8 };
#define BLOCK 16
#define CIPHER twofish
#define GROUPS 4
#define NO_LANES 1
#define CALL_KEYS 1
#include "../words.h"

#include "../planes.h"

typedef struct lane_keys lane_keys; /* none */

typedef struct call_keys {
    const uint32_t *words;
    uint8_t sboxes[4][256]; /* before the MDS matrix */
} call_keys;

/* Which of the permutations q0 and q1 bytes 0 to 3 go through (section 4.3.2), last stage first. */
static const uint8_t permutations[5][4] = {
    {1, 0, 1, 0}, {0, 0, 1, 1}, {0, 1, 0, 1}, {1, 1, 0, 0}, {1, 0, 0, 1},
};

/* The S-boxes that the key words make, 64 bytes at a time. */
ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    keys->words = key->subkeys;
    for (size_t box = 0; box < 4; box++)
        for (size_t first = 0; first < 256; first += VECTOR_BYTES) {
            uint8_t values[VECTOR_BYTES];
            for (size_t i = 0; i < VECTOR_BYTES; i++)
                values[i] = (uint8_t)(first + i);
            vec x = vec_load(values);
            for (size_t stage = key->pairs; stage > 0; stage--)
                x = vec_xor(lookup256(twofish_q[permutations[stage][box]], x),
                            vec_broadcast8(key->words[stage - 1] >> 8 * box));
            x = lookup256(twofish_q[permutations[0][box]], x);
            vec_store(keys->sboxes[box] + first, x);
        }
}

ALWAYS_INLINE vec key_of_round(const call_keys *keys, size_t i) {
    return vec_broadcast32(keys->words[i]);
}

#define XOR3(a, b, c) vec_ternary(a, b, c, 0x96)

/* The MDS matrix (section 4.2). */
ALWAYS_INLINE void multiply_mds(vec y[4]) {
    const vec times_5b = vec_broadcast64(twofish_times[0]);
    const vec times_ef = vec_broadcast64(twofish_times[1]);
#define BY(x, matrix) vec_affine(x, times_##matrix)
    vec z0 = XOR3(y[0], BY(y[1], ef), BY(vec_xor(y[2], y[3]), 5b));
    vec z1 = XOR3(y[3], BY(y[0], 5b), BY(vec_xor(y[1], y[2]), ef));
    vec z2 = XOR3(y[2], BY(y[1], 5b), BY(vec_xor(y[0], y[3]), ef));
    vec z3 = XOR3(y[1], BY(y[3], 5b), BY(vec_xor(y[0], y[2]), ef));
#undef BY
    y[0] = z0;
    y[1] = z1;
    y[2] = z2;
    y[3] = z3;
}

/* The function g of word `word`, first rotated left by `rotated` bytes, for each group. */
ALWAYS_INLINE void g_function(vec y[GROUPS], const vec x[VECTORS], size_t word, size_t rotated,
                              const call_keys *keys) {
    vec bytes[4];
    planes_of(bytes, x, word);
    for (size_t box = 0; box < 4; box++)
        y[box] = lookup256(keys->sboxes[box], bytes[(box + 4 - rotated) % 4]);
    multiply_mds(y);
    transpose_planes(y);
}

/* What a round adds to its third and fourth words. */
ALWAYS_INLINE void f_function(vec third[GROUPS], vec fourth[GROUPS], const vec x[VECTORS], size_t a,
                              size_t b, size_t round, const call_keys *keys) {
    vec t0[GROUPS], t1[GROUPS];
    g_function(t0, x, a, 0, keys);
    g_function(t1, x, b, 1, keys);
    for (size_t g = 0; g < GROUPS; g++) {
        vec sum = vec_add32(t0[g], t1[g]);
        third[g] = vec_add32(sum, key_of_round(keys, FIRST_ROUND_KEY + 2 * round));
        fourth[g] =
            vec_add32(sum, vec_add32(t1[g], key_of_round(keys, FIRST_ROUND_KEY + 2 * round + 1)));
    }
}

ALWAYS_INLINE void one_round(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d, size_t round,
                             const call_keys *keys) {
    vec third[GROUPS], fourth[GROUPS];
    f_function(third, fourth, x, a, b, round, keys);
    for (size_t g = 0; g < GROUPS; g++) {
        x[4 * g + c] = vec_rotr32(vec_xor(x[4 * g + c], third[g]), 1);
        x[4 * g + d] = vec_xor(vec_rotl32(x[4 * g + d], 1), fourth[g]);
    }
}

ALWAYS_INLINE void inverse_round(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d,
                                 size_t round, const call_keys *keys) {
    vec third[GROUPS], fourth[GROUPS];
    f_function(third, fourth, x, a, b, round, keys);
    for (size_t g = 0; g < GROUPS; g++) {
        x[4 * g + c] = vec_xor(vec_rotl32(x[4 * g + c], 1), third[g]);
        x[4 * g + d] = vec_rotr32(vec_xor(x[4 * g + d], fourth[g]), 1);
    }
}

ALWAYS_INLINE void whiten(vec x[VECTORS], size_t first, const call_keys *keys) {
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_xor(x[i], key_of_round(keys, first + i % 4));
}

/* The two halves of every block change places. */
ALWAYS_INLINE void exchange_halves(vec x[VECTORS]) {
    for (size_t g = 0; g < GROUPS; g++)
        for (size_t word = 0; word < 2; word++) {
            vec kept = x[4 * g + word];
            x[4 * g + word] = x[4 * g + word + 2];
            x[4 * g + word + 2] = kept;
        }
}

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    (void)each;
    whiten(x, 0, all);
    for (size_t round = 0; round < ROUNDS; round += 2) {
        one_round(x, 0, 1, 2, 3, round, all);
        one_round(x, 2, 3, 0, 1, round + 1, all);
    }
    exchange_halves(x);
    whiten(x, 4, all);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    (void)each;
    whiten(x, 4, all);
    exchange_halves(x);
    for (size_t round = ROUNDS; round > 0; round -= 2) {
        inverse_round(x, 2, 3, 0, 1, round - 1, all);
        inverse_round(x, 0, 1, 2, 3, round - 2, all);
    }
    whiten(x, 0, all);
}

#include "../modes.h"
