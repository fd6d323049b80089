/* The S-boxes of Twofish by nibbles. q0 and q1 are lookups of 16 bytes that do not depend on the
 * key (section 4.3.5). So each lane may have its own key. */
#include "mixed.h"
#define KEY_BYTES mixed

/* The last of the four tables of q with the byte added. */
typedef struct call_stage {
    uint64_t row[2];
} call_stage;

ALWAYS_INLINE call_stage to_call_stage(uint8_t byte, size_t stage, size_t box) {
    uint64_t bytes = byte * 0x0101010101010101u;
    call_stage to;
    /* The compiler does not know what this is, so it does not scatter several rows at once. */
    __asm__("" : "+r"(bytes));
    __builtin_memcpy(to.row, twofish_middle[2 * permutations[stage + 1][box] + 1], sizeof to.row);
    to.row[0] ^= bytes;
    to.row[1] ^= bytes;
    return to;
}

#include "stages.h"

/* Low and high nibbles of bytes. */
typedef struct nibbles {
    vec low, high;
} nibbles;

ALWAYS_INLINE nibbles split(vec x) {
    const vec low = vec_broadcast8(15);
    return (nibbles){vec_and(x, low), vec_and(vec_shr32(x, 4), low)};
}

#define LOOK_UP(row, nibble) vec_shuffle8(vec_broadcast128(row), nibble)
#define LOOK_UP_LOW(rows, q, x) LOOK_UP((rows)[2 * (q)], (x).low)
#define LOOK_UP_HIGH(rows, q, x) LOOK_UP((rows)[2 * (q) + 1], (x).high)
#define LOOK_UP_BOTH(rows, q, x) vec_xor(LOOK_UP_LOW(rows, q, x), LOOK_UP_HIGH(rows, q, x))

/* The first linear part of q. */
ALWAYS_INLINE nibbles mix(vec x) {
    nibbles n = split(x);
    vec b = vec_xor(LOOK_UP(twofish_mix[0], n.high), LOOK_UP(twofish_mix[1], n.low));
    return (nibbles){vec_xor(n.low, n.high), b};
}

/* The first two of the four tables of q. */
ALWAYS_INLINE nibbles half_permuted(size_t q, nibbles x) {
    return split(LOOK_UP_BOTH(twofish_outer, q, x));
}

/* The permutations of a stage, its key, and the first linear part of the next permutations. */
ALWAYS_INLINE void do_stage(nibbles x[4], size_t stage, const call_keys *all,
                            const lane_keys *each) {
    for (size_t box = 0; box < 4; box++) {
        size_t q = permutations[stage][box];
        x[box] = half_permuted(q, x[box]);
        vec low = LOOK_UP_LOW(twofish_middle, q, x[box]);
        vec keyed = all != NULL ? LOOK_UP(all->stages[stage - 1][box].row, x[box].high)
                                : vec_xor(LOOK_UP_HIGH(twofish_middle, q, x[box]),
                                          vec_load(each->stages[stage - 1][box]));
        x[box] = split(vec_xor(low, keyed));
    }
}

/* The last permutations and the MDS matrix (section 4.2). With 5b = 1 + 1/x^2 and
 * ef = 1 + 1/x + 1/x^2, each row is 5b times the sum of all bytes, 1/x^2 times the byte that has
 * the factor 1 (5b + 1/x^2), and 1/x times the bytes that have the factor ef. */
ALWAYS_INLINE void last_stage(vec y[4], const nibbles x[4]) {
    enum { Q0 = 0, Q1 = 1 };
    nibbles n0 = half_permuted(Q1, x[0]), n1 = half_permuted(Q0, x[1]);
    nibbles n2 = half_permuted(Q1, x[2]), n3 = half_permuted(Q0, x[3]);
#define LOW(rows, box) LOOK_UP_LOW(twofish_##rows, permutations[0][box], n##box)
#define HIGH(rows, box) LOOK_UP_HIGH(twofish_##rows, permutations[0][box], n##box)
    vec sum = vec_xor3(LOW(by_5b, 0), HIGH(by_5b, 0), LOW(by_5b, 1));
    sum = vec_xor3(sum, HIGH(by_5b, 1), LOW(by_5b, 2));
    sum = vec_xor3(sum, HIGH(by_5b, 2), LOW(by_5b, 3));
    sum = vec_xor(sum, HIGH(by_5b, 3));
    vec half0 = vec_xor(LOW(half, 0), HIGH(half, 0));
    vec half1 = vec_xor(LOW(half, 1), HIGH(half, 1));
    vec half2 = vec_xor(LOW(half, 2), HIGH(half, 2));
    y[0] = vec_xor(vec_xor3(LOW(quarter, 0), HIGH(quarter, 0), sum), half1);
    y[1] = vec_xor3(vec_xor3(LOW(quarter, 3), HIGH(quarter, 3), sum), half1, half2);
    y[2] = vec_xor3(vec_xor3(LOW(quarter, 2), HIGH(quarter, 2), sum), LOW(half, 3), HIGH(half, 3));
    y[2] = vec_xor(y[2], half0);
    y[3] = vec_xor3(vec_xor3(LOW(quarter, 1), HIGH(quarter, 1), sum), half0, half2);
#undef LOW
#undef HIGH
}

/* The S-boxes and the MDS matrix for bytes 0 to 3. */
ALWAYS_INLINE void substitute(vec y[4], const call_keys *all, const lane_keys *each) {
    const uint32_t pairs = all != NULL ? all->pairs : each->pairs;
    nibbles x[4];
    for (size_t box = 0; box < 4; box++)
        x[box] = mix(y[box]);
    if (pairs > 3)
        do_stage(x, 4, all, each);
    if (pairs > 2)
        do_stage(x, 3, all, each);
    do_stage(x, 2, all, each);
    do_stage(x, 1, all, each);
    last_stage(y, x);
}
