/* RC6, 4 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON
#include "../../vector/arm/neon.h"
#define GROUPS 1
#define KERNEL neon_4
#define LEAST_BLOCKS 2
#define LEAST_LANES 2
#include "../rc6.h"

#include "../../vector/end.h"
#endif
