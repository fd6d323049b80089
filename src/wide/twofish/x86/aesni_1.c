/* Twofish, one block a pass. */
#include "../../vector/tiers.h"
#if BUILD_AESNI
#include "../../vector/x86/aesni.h"
#define KERNEL aesni_1
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#include "../one.h"

#include "../../vector/end.h"
#endif
