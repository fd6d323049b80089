/* The keys of the stages of the S-boxes, for one key or for a key in each lane. The file that
 * includes this defines KEY_BYTES, the form of four key bytes, and with it call_stage, the form of
 * a byte of the one key. The keys in the lanes at one time have one length. */
#include "../../layout/words.h"

#include "../../layout/planes.h"

typedef struct call_keys {
    const uint32_t *words;
    uint32_t pairs;
    call_stage stages[KEY_PAIRS_MAX][4]; /* for each S-box */
} call_keys;

typedef struct lane_keys {
    lane_words words;
    uint8_t stages[KEY_PAIRS_MAX][4][VECTOR_BYTES];
    uint32_t pairs;
} lane_keys;

#include "keys.h"

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    keys->words = key->subkeys;
    keys->pairs = key->pairs;
    for (size_t stage = 0; stage < key->pairs; stage++) {
        uint32_t bytes = KEY_BYTES(key->words[stage]);
        for (size_t box = 0; box < 4; box++)
            keys->stages[stage][box] = to_call_stage((uint8_t)(bytes >> 8 * box), stage, box);
    }
}

ALWAYS_INLINE void set_lane_rest(lane_keys *keys, size_t lane, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    size_t group, place = place_of_lane(lane, &group);
    keys->pairs = key->pairs;
    for (size_t stage = 0; stage < key->pairs; stage++) {
        uint32_t bytes = KEY_BYTES(key->words[stage]);
        for (size_t box = 0; box < 4; box++)
            for (size_t g = group; g < 4; g += GROUPS)
                keys->stages[stage][box][place_in_plane(place, g)] = (uint8_t)(bytes >> 8 * box);
    }
}
