/* The MDS matrix (section 4.2) for bytes 0 to 3, by affine maps of bytes. */
ALWAYS_INLINE void multiply_mds(vec y[4]) {
    const vec times_5b = vec_broadcast64(twofish_times[0]);
    const vec times_ef = vec_broadcast64(twofish_times[1]);
#define BY(x, matrix) vec_affine(x, times_##matrix)
    vec z0 = vec_xor3(y[0], BY(y[1], ef), BY(vec_xor(y[2], y[3]), 5b));
    vec z1 = vec_xor3(y[3], BY(y[0], 5b), BY(vec_xor(y[1], y[2]), ef));
    vec z2 = vec_xor3(y[2], BY(y[1], 5b), BY(vec_xor(y[0], y[3]), ef));
    vec z3 = vec_xor3(y[1], BY(y[3], 5b), BY(vec_xor(y[0], y[2]), ef));
#undef BY
    y[0] = z0;
    y[1] = z1;
    y[2] = z2;
    y[3] = z3;
}
