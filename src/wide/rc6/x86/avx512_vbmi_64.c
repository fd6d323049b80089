/* RC6, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define GROUPS 4
#define GROUPS_AHEAD 3
#define KERNEL avx512_vbmi_64
#define LEAST_BLOCKS 17
#define LEAST_LANES 17
#define LEAST_ALONE 56
#include "../rc6.h"

#include "../../vector/end.h"
#endif
