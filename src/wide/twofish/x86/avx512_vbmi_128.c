/* Twofish, 128 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define GROUPS 8
#define KERNEL avx512_vbmi_128
#define LEAST_BLOCKS 81
#define LEAST_LANES 1
#define LEAST_ALONE 44
#include "../twofish.h"

#include "../../vector/end.h"
#endif
