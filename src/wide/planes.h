/* Vectors of bytes for words.h with sets of four groups: the bytes of one word of all blocks of a
 * set, and tables of 256 bytes. */

/* A quarter of transpose_planes. The quarters are done in their order. */
ALWAYS_INLINE void transpose_quarter(vec x[4], size_t quarter) {
    switch (quarter) {
    case 0:
        vec_exchange16(&x[0], &x[2]);
        break;
    case 1:
        vec_exchange16(&x[1], &x[3]);
        break;
    case 2:
        vec_exchange8(&x[0], &x[1]);
        break;
    default:
        vec_exchange8(&x[2], &x[3]);
    }
}

/* Turns a word of each of four groups into its bytes 0 to 3, with one vector for each byte. It is
 * its own inverse. */
ALWAYS_INLINE void transpose_planes(vec x[4]) {
    for (size_t quarter = 0; quarter < 4; quarter++)
        transpose_quarter(x, quarter);
}

/* The bytes of word `word` of all blocks of four groups. */
ALWAYS_INLINE void planes_of(vec planes[4], const vec x[16], size_t word) {
    for (size_t g = 0; g < 4; g++)
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
