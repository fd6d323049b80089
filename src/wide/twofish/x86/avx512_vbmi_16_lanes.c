/* Twofish, 16 blocks a pass, which may have keys of their own. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define KERNEL avx512_vbmi_16_lanes
#define GROUPS 1
#define LEAST_BLOCKS 9
#define LEAST_LANES 3
#include "../twofish.h"

#include "../../vector/end.h"
#endif
