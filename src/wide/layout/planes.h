/* Vectors of bytes for words.h with sets of four groups: the bytes of one word of all blocks of a
 * set, and tables of 256 bytes. */

/* Words of four groups and their bytes 0 to 3, with one vector for each byte. The byte of group
 * `group` and word `place` of a vector is byte place_in_plane of a plane. */
#if defined(VECTOR_UNPACKS_BYTES)
#define to_planes(x) vec_spread_bytes(x, false)
#define from_planes(x) vec_join_bytes(x)
ALWAYS_INLINE size_t place_in_plane(size_t place, size_t group) {
    return 16 * (place / 4) + 4 * group + place % 4;
}
#else
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

ALWAYS_INLINE void transpose_planes(vec x[4]) {
    for (size_t quarter = 0; quarter < 4; quarter++)
        transpose_quarter(x, quarter);
}

/* Each is the other's inverse, and its own. */
#define to_planes(x) transpose_planes(x)
#if defined(VECTOR_HAS_VBMI)
/* What was looked up comes from port 5, so the words are put together partly on port 0. */
ALWAYS_INLINE void from_planes(vec x[4]) {
    vec_exchange16(&x[0], &x[2]);
    vec_exchange16(&x[1], &x[3]);
    vec_exchange8_by_shift(&x[0], &x[1]);
    vec_exchange8_by_shift(&x[2], &x[3]);
}
#else
#define from_planes(x) transpose_planes(x)
#endif
ALWAYS_INLINE size_t place_in_plane(size_t place, size_t group) {
    return 4 * place + group;
}
#endif

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
