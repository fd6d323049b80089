/* Ciphers of four little-endian 32-bit words: GROUPS groups of four vectors, a vector for each
 * word. Vector 4g + w holds word w of the blocks of group g, in an order that `unslice` undoes. */

#define VECTORS (4 * GROUPS)

/* Transposes the 4x4 words of each 128-bit part. It undoes itself. */
ALWAYS_INLINE void transpose_words(vec x[4]) {
    vec a = vec_unpacklo32(x[0], x[1]), b = vec_unpackhi32(x[0], x[1]);
    vec c = vec_unpacklo32(x[2], x[3]), d = vec_unpackhi32(x[2], x[3]);
    x[0] = vec_unpacklo64(a, c);
    x[1] = vec_unpackhi64(a, c);
    x[2] = vec_unpacklo64(b, d);
    x[3] = vec_unpackhi64(b, d);
}

#if defined(SLICES_WITH_FEW_SHUFFLES) && defined(VECTOR_HAS_EXCHANGE32)
/* The same with more operations, but fewer shuffles. A cipher defines
 * SLICES_WITH_FEW_SHUFFLES if that is faster with it. */
ALWAYS_INLINE void transpose_with_few_shuffles(vec x[4]) {
    vec_exchange32(&x[0], &x[1]);
    vec_exchange32(&x[2], &x[3]);
    vec a = x[0], b = x[1], c = x[2], d = x[3];
    x[0] = vec_unpacklo64(a, c);
    x[1] = vec_unpacklo64(b, d);
    x[2] = vec_unpackhi64(a, c);
    x[3] = vec_unpackhi64(b, d);
}
#endif

ALWAYS_INLINE void slice(vec x[VECTORS]) {
    for (size_t g = 0; g < GROUPS; g++)
#if defined(SLICES_WITH_FEW_SHUFFLES) && defined(VECTOR_HAS_EXCHANGE32)
        transpose_with_few_shuffles(x + 4 * g);
#else
        transpose_words(x + 4 * g);
#endif
}

ALWAYS_INLINE void unslice(vec x[VECTORS]) {
    for (size_t g = 0; g < GROUPS; g++)
        transpose_words(x + 4 * g);
}

/* Counters are made in sliced form, which takes an addition a group instead of a transposition. */
#define COUNTS_SLICED 1

/* The last words of the counters of the first group, as numbers. */
ALWAYS_INLINE vec first_numbers(const uint8_t counter[16]) {
    enum { PARTS = VECTOR_BYTES / 16 };
#define BLOCKS_OF_PART(part) part, PARTS + part, 2 * PARTS + part, 3 * PARTS + part
    static const uint32_t blocks[16] = {BLOCKS_OF_PART(0), BLOCKS_OF_PART(1), BLOCKS_OF_PART(2),
                                        BLOCKS_OF_PART(3)};
#undef BLOCKS_OF_PART
    return vec_add32(vec_broadcast32(load_be32(counter + 12)), vec_load((const uint8_t *)blocks));
}

/* The sliced counters of a pass, whose last words do not carry. `numbers` are those of its first
 * group, and `counter` is any block with the same first words. */
ALWAYS_INLINE void sliced_counters(vec x[VECTORS], const uint8_t counter[16], vec numbers) {
    static const uint8_t reversed[16] = {3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12};
    for (size_t g = 0; g < GROUPS; g++) {
        for (size_t word = 0; word < 3; word++)
            x[4 * g + word] = vec_broadcast32(load_le32(counter + 4 * word));
        x[4 * g + 3] = vec_shuffle8(numbers, vec_broadcast128(reversed));
        numbers = vec_add32(numbers, vec_broadcast32(VECTOR_BYTES / 4));
    }
}

/* Words of the lanes' keys: a vector of each for each group, in the order of the sliced blocks. */
typedef uint32_t lane_words[KEY_WORDS][GROUPS][VECTOR_BYTES / 4];

/* The group of a lane, and its place in a vector: block 4v + p of a group, from vector v, is in
 * word v of part p. */
ALWAYS_INLINE size_t place_of_lane(size_t lane, size_t *group) {
    enum { PARTS = VECTOR_BYTES / 16, LANES = VECTOR_BYTES / 4 };
    size_t in_group = lane % LANES;
    *group = lane / LANES;
    return in_group % PARTS * 4 + in_group / PARTS;
}

ALWAYS_INLINE void set_lane_words(lane_words to, size_t lane, const uint32_t *words) {
    size_t group, place = place_of_lane(lane, &group);
    for (size_t i = 0; i < KEY_WORDS; i++)
        to[i][group][place] = words[i];
}

/* Sets the words of all lanes. Four words of all keys are blocks, which are sliced as data are. */
#define HAS_LANE_WORDS 1
ALWAYS_INLINE void set_words_of_lanes(lane_words to, const uint8_t *const words[]) {
    _Static_assert(KEY_WORDS % 4 == 0, "whole blocks of key words");
    for (size_t i = 0; i < KEY_WORDS; i += 4)
        for (size_t g = 0; g < GROUPS; g++) {
            vec x[4];
            for (size_t part = 0; part < 4; part++)
                x[part] = vec_gather(words + (4 * g + part) * (VECTOR_BYTES / 16), 4 * i, 16);
            transpose_words(x);
            for (size_t word = 0; word < 4; word++)
                vec_store(to[i + word][g], x[word]);
        }
}

#if !defined(CALL_KEYS) /* the cipher has its own */
/* Keys that are KEY_WORDS words: for a call the words themselves. The cipher defines words_of_key.
 */
ALWAYS_INLINE const uint32_t *words_of_key(const broadside_key *key);

typedef struct call_keys {
    const uint32_t *words;
} call_keys;

typedef struct lane_keys {
    lane_words words;
} lane_keys;

ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *key) {
    keys->words = words_of_key(key);
}

/* A key has nothing but its words. */
ALWAYS_INLINE void set_lane_rest(lane_keys *keys, size_t lane, const broadside_key *key) {
    (void)keys;
    (void)lane;
    (void)key;
}

ALWAYS_INLINE void prepare_lanes(lane_keys *keys) {
    (void)keys;
}

/* Key word `i` for the blocks of a group. */
ALWAYS_INLINE vec key_word(const call_keys *all, const lane_keys *each, size_t i, size_t group) {
    return all != NULL ? vec_broadcast32(all->words[i]) : vec_load(each->words[i][group]);
}
#endif
