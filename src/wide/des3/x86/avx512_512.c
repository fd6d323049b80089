/* triple-DES, 512 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define CIPHER des3
#define STAGES 3
#define KERNEL avx512_512
#define LEAST_BLOCKS 257
#define LEAST_LANES 257
#define LEAST_ALONE 192
#include "../../des/bits.h"

#include "../../vector/end.h"
#endif
