/* DES, 512 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define CIPHER des
#define STAGES 1
#define KERNEL avx512_512
#define LEAST_BLOCKS 321
#define LEAST_LANES 321
#define LEAST_ALONE 56
#include "../bits.h"

#include "../../vector/end.h"
#endif
