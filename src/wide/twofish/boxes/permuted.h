/* q0 and q1 for vectors of bytes. */
#include "../../../cipher/twofish/twofish_tables.h"

/* q0 or q1: the entries below 128, and the difference between each entry from 128 on and the one
 * 128 below it. One ternary operation adds the difference where the index has its top bit. */
typedef struct half_tables {
    vec low[2], high[2];
} half_tables;

ALWAYS_INLINE half_tables split(const uint8_t q[256]) {
    half_tables t;
    for (size_t i = 0; i < 2; i++) {
        t.low[i] = vec_load(q + 64 * i);
        t.high[i] = vec_xor(t.low[i], vec_load(q + 128 + 64 * i));
    }
    return t;
}

/* The permutation of each byte, plus `added`. */
ALWAYS_INLINE vec permuted(const half_tables *q, vec x, vec added) {
    vec low = vec_xor(vec_lookup128(q->low[0], q->low[1], x), added);
    return vec_ternary(low, vec_lookup128(q->high[0], q->high[1], x), vec_sign8(x), 0x78);
}
