/* AES, 4 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2_128.h"
#define VECTORS 4
#define KERNEL avx2_4
#define LEAST_BLOCKS 3
#define LEAST_LANES 2
#include "../aes.h"

#include "../../vector/end.h"
#endif
