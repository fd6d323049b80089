/* Twofish, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON
#include "../../vector/arm/neon.h"
#define KERNEL neon_16
#define LEAST_BLOCKS 4
#define LEAST_LANES 4
#include "../twofish.h"

#include "../../vector/end.h"
#endif
