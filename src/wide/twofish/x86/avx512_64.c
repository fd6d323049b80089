/* Twofish, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define KERNEL avx512_64
#define LEAST_BLOCKS 4
#define LEAST_LANES 4
#define LEAST_ALONE 60
#include "../twofish.h"

#include "../../vector/end.h"
#endif
