/* RC6, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON
#include "../../vector/arm/neon.h"
#define GROUPS 4
#define KERNEL neon_16
#define LEAST_BLOCKS 5
#define LEAST_LANES 5
#include "../rc6.h"

#include "../../vector/end.h"
#endif
