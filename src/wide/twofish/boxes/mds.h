/* The MDS matrix (section 4.2) for bytes 0 to 3, by affine maps of bytes. */
ALWAYS_INLINE vec mds_row(const vec y[4], size_t row) {
#define BY(x, factor) vec_affine(x, vec_broadcast64(twofish_times[factor]))
    enum { BY_5B, BY_EF }; /* of twofish_times */
    switch (row) {
    case 0:
        return vec_xor3(y[0], BY(y[1], BY_EF), BY(vec_xor(y[2], y[3]), BY_5B));
    case 1:
        return vec_xor3(y[3], BY(y[0], BY_5B), BY(vec_xor(y[1], y[2]), BY_EF));
    case 2:
        return vec_xor3(y[2], BY(y[1], BY_5B), BY(vec_xor(y[0], y[3]), BY_EF));
    default:
        return vec_xor3(y[1], BY(y[3], BY_5B), BY(vec_xor(y[0], y[2]), BY_EF));
    }
#undef BY
}

ALWAYS_INLINE void multiply_mds(vec y[4]) {
    vec z[4];
    for (size_t row = 0; row < 4; row++)
        z[row] = mds_row(y, row);
    for (size_t row = 0; row < 4; row++)
        y[row] = z[row];
}
