/* RC6, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define GROUPS 1
#define KERNEL avx512_vbmi_16
#define LEAST_BLOCKS 3
#define LEAST_LANES 3
#include "../rc6.h"

#include "../../vector/end.h"
#endif
