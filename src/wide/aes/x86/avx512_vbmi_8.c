/* AES, 8 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#define NO_MASKS
#include "../../vector/x86/avx512_vbmi.h"
#define VECTORS 2
#define KERNEL avx512_vbmi_8
#define LEAST_BLOCKS 5
#define LEAST_LANES 5
#include "../aes.h"

#include "../../vector/end.h"
#endif
