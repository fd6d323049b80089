/* Serpent, one block a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512_128.h"
#undef VECTOR_TIER
#define VECTOR_TIER TIER_QUICK_ROTATION
#define KERNEL avx512_1
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#include "../one.h"

#include "../../vector/end.h"
#endif
