/* MARS, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define GROUPS 4
#define KERNEL avx512_vbmi_64
#define LEAST_BLOCKS 33
#define LEAST_LANES 33
#define LEAST_ALONE 64
#include "../mars.h"

#include "../../vector/end.h"
#endif
