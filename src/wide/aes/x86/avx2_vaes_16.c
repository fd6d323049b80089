/* AES, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2_VAES
#include "../../vector/x86/avx2_vaes.h"
#define VECTORS 8
#define KERNEL avx2_vaes_16
#define LEAST_BLOCKS 9
#define LEAST_LANES 9
#define LEAST_ALONE 1
#include "../aes.h"

#include "../../vector/end.h"
#endif
