/* AES, 8 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_NEON_AES
#include "../../vector/arm/neon_aes.h"
#define VECTORS 8
#define KERNEL neon_aes_8
#define LEAST_BLOCKS 2
#define LEAST_LANES 2
#include "../aes.h"

#include "../../vector/end.h"
#endif
