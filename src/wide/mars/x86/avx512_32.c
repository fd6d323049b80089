/* MARS, 32 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define GROUPS 2
#define KERNEL avx512_32
#define LEAST_BLOCKS 17
#define LEAST_LANES 17
#define LEAST_ALONE 32
#include "../mars.h"

#include "../../vector/end.h"
#endif
