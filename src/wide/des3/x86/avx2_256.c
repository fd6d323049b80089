/* triple-DES, 256 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define CIPHER des3
#define STAGES 3
#define KERNEL avx2_256
#define LEAST_BLOCKS 10
#define LEAST_LANES 10
#define LEAST_ALONE 144
#include "../../des/bits.h"

#include "../../vector/end.h"
#endif
