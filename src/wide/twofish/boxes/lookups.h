/* The S-boxes of Twofish by lookups in q0 and q1, which do not depend on the key. So each lane may
 * have its own key. */
#include "../../../cipher/twofish/twofish_bytes.h"

#define KEY_BYTES(word) (word)
typedef uint32_t call_stage; /* four times the byte */

ALWAYS_INLINE call_stage to_call_stage(uint8_t byte, size_t stage, size_t box) {
    (void)stage;
    (void)box;
    return byte * 0x01010101u;
}

#include "stages.h"

ALWAYS_INLINE vec stage_key(const call_keys *all, const lane_keys *each, size_t stage, size_t box) {
    return all != NULL ? vec_broadcast32(all->stages[stage][box])
                       : vec_load(each->stages[stage][box]);
}

#include "mds.h"
#include "permuted.h"

ALWAYS_INLINE void do_stage(vec y[4], const half_tables q[2], size_t stage, const call_keys *all,
                            const lane_keys *each) {
    for (size_t box = 0; box < 4; box++)
        y[box] =
            permuted(&q[permutations[stage][box]], y[box], stage_key(all, each, stage - 1, box));
}

/* The S-boxes and the MDS matrix for bytes 0 to 3. */
ALWAYS_INLINE void substitute(vec y[4], const call_keys *all, const lane_keys *each) {
    const uint32_t pairs = all != NULL ? all->pairs : each->pairs;
    const half_tables q[2] = {split(twofish_q[0]), split(twofish_q[1])};
    if (pairs > 3)
        do_stage(y, q, 4, all, each);
    if (pairs > 2)
        do_stage(y, q, 3, all, each);
    do_stage(y, q, 2, all, each);
    do_stage(y, q, 1, all, each);
    for (size_t box = 0; box < 4; box++)
        y[box] = lookup256(twofish_q[permutations[0][box]], y[box]);
    multiply_mds(y);
}
