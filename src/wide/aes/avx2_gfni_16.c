/* AES, 16 blocks a pass. */
#include "../vector/tiers.h"
#if BUILD_AVX2_GFNI
#include "../vector/avx2_gfni.h"
#define VECTORS 8
#define KERNEL avx2_gfni_16
#define LEAST_BLOCKS 9
#define LEAST_LANES 9
#include "aes.h"

#include "../vector/end.h"
#endif
