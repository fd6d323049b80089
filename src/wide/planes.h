/* Vectors of bytes for words.h with four groups: the bytes of one word of 64 blocks, and tables of
 * 256 bytes. */

/* From a word of each group to its bytes 0 to 3, a vector for each. It undoes itself. */
ALWAYS_INLINE void transpose_planes(vec x[4]) {
    static const uint8_t halves[16] = {2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13};
    static const uint8_t bytes[16] = {1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14};
    const vec by_halves = vec_broadcast128(halves), by_bytes = vec_broadcast128(bytes);
    const __mmask64 high_halves = 0xcccccccccccccccc, odd_bytes = 0xaaaaaaaaaaaaaaaa;
    vec a = _mm512_mask_shuffle_epi8(x[0], high_halves, x[2], by_halves);
    vec b = _mm512_mask_shuffle_epi8(x[1], high_halves, x[3], by_halves);
    vec c = _mm512_mask_shuffle_epi8(x[2], ~high_halves, x[0], by_halves);
    vec d = _mm512_mask_shuffle_epi8(x[3], ~high_halves, x[1], by_halves);
    x[0] = _mm512_mask_shuffle_epi8(a, odd_bytes, b, by_bytes);
    x[1] = _mm512_mask_shuffle_epi8(b, ~odd_bytes, a, by_bytes);
    x[2] = _mm512_mask_shuffle_epi8(c, odd_bytes, d, by_bytes);
    x[3] = _mm512_mask_shuffle_epi8(d, ~odd_bytes, c, by_bytes);
}

/* The bytes of word `word` of all blocks. */
ALWAYS_INLINE void planes_of(vec planes[4], const vec x[VECTORS], size_t word) {
    for (size_t g = 0; g < GROUPS; g++)
        planes[g] = x[4 * g + word];
    transpose_planes(planes);
}

/* table[index] for each byte of a table of 256. */
ALWAYS_INLINE vec lookup256(const uint8_t table[256], vec index) {
    vec low = vec_lookup128(vec_load(table), vec_load(table + 64), index);
    vec high = vec_lookup128(vec_load(table + 128), vec_load(table + 192), index);
    return vec_choose8(index, high, low);
}
