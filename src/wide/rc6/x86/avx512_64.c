/* RC6, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define GROUPS 4
#define GROUPS_AHEAD 3
#define KERNEL avx512_64
#define LEAST_BLOCKS 17
#define LEAST_LANES 17
#define LEAST_ALONE 56
#include "../rc6.h"

#include "../../vector/end.h"
#endif
