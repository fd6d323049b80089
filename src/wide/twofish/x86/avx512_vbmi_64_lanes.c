/* Twofish, 64 blocks a pass, which may have keys of their own. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define EACH_LANE_HAS_A_KEY 1
#define KERNEL avx512_vbmi_64_lanes
#define LEAST_BLOCKS 17
#define LEAST_LANES 33
#include "../twofish.h"

#include "../../vector/end.h"
#endif
