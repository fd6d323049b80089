/* Twofish, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define KERNEL avx512_vbmi_16
#define VECTORS 4
#define LEAST_BLOCKS 9
#define LEAST_LANES 1
#include "../pairs.h"

#include "../../vector/end.h"
#endif
