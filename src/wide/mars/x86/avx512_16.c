/* MARS, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define GROUPS 1
#define KERNEL avx512_16
#define LEAST_BLOCKS 1
#define LEAST_LANES 1
#include "../mars.h"

#include "../../vector/end.h"
#endif
