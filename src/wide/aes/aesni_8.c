/* AES, 8 blocks a pass. */
#include "../vector/tiers.h"
#if BUILD_AESNI
#include "../vector/aesni.h"
#define VECTORS 8
#define KERNEL aesni_8
#define LEAST_BLOCKS 7
#define LEAST_LANES 2
#include "aes.h"

#include "../vector/end.h"
#endif
