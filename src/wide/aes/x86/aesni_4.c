/* AES, 4 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AESNI
#include "../../vector/x86/aesni.h"
#define VECTORS 4
#define KERNEL aesni_4
#define LEAST_BLOCKS 3
#define LEAST_LANES 2
#include "../aes.h"

#include "../../vector/end.h"
#endif
