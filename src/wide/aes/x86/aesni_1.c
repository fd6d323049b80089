/* AES, one block a pass. */
#include "../../vector/tiers.h"
#if BUILD_AESNI
#include "../../vector/x86/aesni.h"
#define VECTORS 1
#define KERNEL aesni_1
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#define CHAINS 1
#include "../aes.h"

#include "../../vector/end.h"
#endif
