/* Serpent, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define GROUPS 1
#define KERNEL avx512_16
/* For 8 blocks or fewer AVX2 takes less time (Zen 4: 750 cycles instead of 910), unless the
 * processor rotates in one cycle. */
#if BUILD_AVX2
#define LEAST_BLOCKS 9
#define LEAST_LANES 9
#else
#define LEAST_BLOCKS 2
#define LEAST_LANES 2
#endif
#include "../serpent.h"

extern const kernel broadside_serpent_avx512_16_of_few;
const kernel broadside_serpent_avx512_16_of_few = {
    .needs = TIER_QUICK_ROTATION,
    .least_blocks = 2,
    .least_lanes = 2,
#include "../../modes/kernel_fields.h"
};

#include "../../vector/end.h"
#endif
