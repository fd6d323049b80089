/* AES, 16 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#define NO_MASKS
#include "../../vector/x86/avx512_vbmi.h"
#define VECTORS 4
#define KERNEL avx512_vbmi_16
#define LEAST_BLOCKS 7
#define LEAST_LANES 9
#include "../aes.h"

#include "../../vector/end.h"
#endif
