/* MARS, 8 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define GROUPS 1
#define KERNEL avx2_8
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#include "../mars.h"

#include "../../vector/end.h"
#endif
