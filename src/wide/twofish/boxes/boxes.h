/* The S-boxes of a key as tables, for vectors that each hold a word, or a byte, of many blocks. */
#define NO_LANES 1
#include "../../layout/words.h"

#include "../../layout/planes.h"
#include "tables.h"

typedef struct lane_keys lane_keys; /* there are no lanes */

#include "mds.h"

ALWAYS_INLINE vec key_word(const call_keys *all, const lane_keys *each, size_t i, size_t group) {
    (void)each;
    (void)group;
    return vec_broadcast32(all->words[i]);
}

/* The S-boxes and the MDS matrix for bytes 0 to 3. */
ALWAYS_INLINE void substitute(vec y[4], const call_keys *all, const lane_keys *each) {
    (void)each;
    for (size_t box = 0; box < 4; box++)
        y[box] = lookup256(all->sboxes[box], y[box]);
    multiply_mds(y);
}
