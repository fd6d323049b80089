/* The S-boxes of a key as tables of 256 bytes. They depend on the key, so all blocks of a pass must
 * have one key. */
#include "../../../cipher/twofish/twofish_bytes.h"
#include "../../../cipher/twofish/twofish_tables.h"

#define NO_LANES 1
#include "../../layout/words.h"

#include "../../layout/planes.h"

typedef struct lane_keys lane_keys; /* there are no lanes */

typedef struct call_keys {
    const uint32_t *words;
    uint8_t sboxes[4][256]; /* before the MDS matrix */
} call_keys;

/* Computes the S-boxes from the key words, 64 bytes at a time. */
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

#include "mds.h"

ALWAYS_INLINE vec key_word(const call_keys *all, const lane_keys *each, size_t i, size_t group) {
    (void)each;
    (void)group;
    return vec_broadcast32(all->words[i]);
}

/* The S-boxes and the MDS matrix for bytes 0 to 3. */
ALWAYS_INLINE void substitute(vec y[4], const call_keys *all, const lane_keys *each) {
    (void)each;
    for (size_t box = 0; box < 4; box++)
        y[box] = lookup256(all->sboxes[box], y[box]);
    multiply_mds(y);
}
