/* Twofish, one block a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi_128.h"
#define KERNEL avx512_vbmi_1
#define VECTORS 1
#define CHAINS 1
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#include "../pairs.h"

#include "../../vector/end.h"
#endif
