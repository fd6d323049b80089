/* Vectors of bytes for words.h with four groups: the bytes of one word of all blocks, and tables of
 * 256 bytes. */

/* Turns a word of each group into its bytes 0 to 3, with one vector for each byte. It is its own
 * inverse. */
ALWAYS_INLINE void transpose_planes(vec x[4]) {
    vec_exchange16(&x[0], &x[2]);
    vec_exchange16(&x[1], &x[3]);
    vec_exchange8(&x[0], &x[1]);
    vec_exchange8(&x[2], &x[3]);
}

/* The bytes of word `word` of all blocks. */
ALWAYS_INLINE void planes_of(vec planes[4], const vec x[VECTORS], size_t word) {
    for (size_t g = 0; g < GROUPS; g++)
        planes[g] = x[4 * g + word];
    transpose_planes(planes);
}

/* table[index] for each byte, in a table of 256. Only for processors with such lookups. */
#if defined(VECTOR_HAS_LOOKUP256)
#define lookup256(table, index) vec_lookup256(table, index)
#elif defined(VECTOR_HAS_VBMI)
ALWAYS_INLINE vec lookup256(const uint8_t table[256], vec index) {
    vec low = vec_lookup128(vec_load(table), vec_load(table + 64), index);
    vec high = vec_lookup128(vec_load(table + 128), vec_load(table + 192), index);
    return vec_choose8(index, high, low);
}
#endif
