/* DES, 128 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON
#include "../../vector/arm/neon.h"
#define CIPHER des
#define STAGES 1
#define KERNEL neon_128
#define LEAST_BLOCKS 4
#define LEAST_LANES 4
#include "../bits.h"

#include "../../vector/end.h"
#endif
