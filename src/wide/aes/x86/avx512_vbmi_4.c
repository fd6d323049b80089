/* AES, 4 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#define NO_MASKS
#include "../../vector/x86/avx512_vbmi.h"
#define VECTORS 1
#define KERNEL avx512_vbmi_4
#define LEAST_BLOCKS 3
#define LEAST_LANES 2
#include "../aes.h"

#include "../../vector/end.h"
#endif
