/* RC6, 32 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define GROUPS 4
#define KERNEL avx2_32
#define LEAST_BLOCKS 9
#define LEAST_LANES 9
#define LEAST_ALONE 32
#include "../rc6.h"

#include "../../vector/end.h"
#endif
