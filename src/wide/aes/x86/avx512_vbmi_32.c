/* AES, 32 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#define NO_MASKS
#include "../../vector/x86/avx512_vbmi.h"
#define VECTORS 8
#define KERNEL avx512_vbmi_32
#define LEAST_BLOCKS 32
#define LEAST_LANES 17
#define LEAST_ALONE 1
#include "../aes.h"

#include "../../vector/end.h"
#endif
