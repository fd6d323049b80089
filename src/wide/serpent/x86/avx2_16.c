/* Serpent, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define GROUPS 2
#define KERNEL avx2_16
#define LEAST_BLOCKS 9
#define LEAST_LANES 9
#include "../serpent.h"

#include "../../vector/end.h"
#endif
