/* AES, 8 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2_128.h"
#define VECTORS 8
#define KERNEL avx2_8
#define LEAST_BLOCKS 8
#define LEAST_LANES 5
#define LEAST_ALONE 1
#include "../aes.h"

#include "../../vector/end.h"
#endif
