/* AES, one block a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON_AES
#include "../../vector/arm/neon_aes.h"
#define VECTORS 1
#define KERNEL neon_aes_1
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#define CHAINS 1
#include "../aes.h"

#include "../../vector/end.h"
#endif
