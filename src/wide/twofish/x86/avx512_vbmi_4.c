/* Twofish, four blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi_256.h"
#define KERNEL avx512_vbmi_4
#define VECTORS 2
#define LEAST_BLOCKS 2
#define LEAST_LANES 1
#include "../pairs.h"

#include "../../vector/end.h"
#endif
