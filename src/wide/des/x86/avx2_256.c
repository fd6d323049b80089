/* DES, 256 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define CIPHER des
#define STAGES 1
#define KERNEL avx2_256
#define LEAST_BLOCKS 15
#define LEAST_LANES 13
#define LEAST_ALONE 144
#include "../bits.h"

#include "../../vector/end.h"
#endif
