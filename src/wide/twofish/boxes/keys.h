/* Functions for the keys of Twofish. The including file defines call_keys and lane_keys first. */

#define KIND_AT offsetof(broadside_twofish_key, pairs)

ALWAYS_INLINE const uint32_t *words_of_key(const broadside_key *key) {
    return ((const broadside_twofish_key *)key)->subkeys;
}

ALWAYS_INLINE void prepare_lanes(lane_keys *keys) {
    (void)keys;
}

/* Key word `i` for the blocks of a group. */
ALWAYS_INLINE vec key_word(const call_keys *all, const lane_keys *each, size_t i, size_t group) {
    return all != NULL ? vec_broadcast32(all->words[i]) : vec_load(each->words[i][group]);
}
