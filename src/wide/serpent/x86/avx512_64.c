/* Serpent, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define GROUPS 4
#define KERNEL avx512_64
#define LEAST_BLOCKS 33
#define LEAST_LANES 33
#define LEAST_ALONE 16
#include "../serpent.h"

#include "../../vector/end.h"
#endif
