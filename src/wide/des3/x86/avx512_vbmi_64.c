/* triple-DES, 64 blocks a pass. */
#include "../../vector/tiers.h"
#if BUILD_AVX512_VBMI
#include "../../vector/x86/avx512_vbmi.h"
#define CIPHER des3
#define STAGES 3
#define KERNEL avx512_vbmi_64
#define LEAST_BLOCKS 3
#define LEAST_LANES 3
#define LEAST_ALONE 192
#include "../../des/bytes.h"

#include "../../vector/end.h"
#endif
