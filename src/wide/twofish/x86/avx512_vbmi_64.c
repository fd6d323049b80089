/* Twofish, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define KERNEL avx512_vbmi_64
#define LEAST_BLOCKS 17
#define LEAST_LANES 1
#include "../twofish.h"

#include "../../vector/end.h"
#endif
