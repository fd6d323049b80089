/* AES, 8 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AESNI
#include "../../vector/x86/aesni.h"
#define VECTORS 8
#define KERNEL aesni_8
#define LEAST_BLOCKS 8
#define LEAST_LANES 5
#define LEAST_ALONE 1
#include "../aes.h"

#include "../../vector/end.h"
#endif
