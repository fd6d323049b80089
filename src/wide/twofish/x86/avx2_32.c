/* Twofish, 32 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define KERNEL avx2_32
#define LEAST_BLOCKS 17
#define LEAST_LANES 17
#define LEAST_ALONE 32
#include "../twofish.h"

#include "../../vector/end.h"
#endif
