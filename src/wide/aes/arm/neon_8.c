/* AES, 8 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON
#include "../../vector/arm/neon.h"
#define VECTORS 8
#define KERNEL neon_8
#define LEAST_BLOCKS 5
#define LEAST_LANES 5
#include "../aes.h"

#include "../../vector/end.h"
#endif
