/* DES, one block at a time. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define STAGES 1
#define KERNEL_OBJECT broadside_des_avx2_1
#include "../one.h"

#include "../../vector/end.h"
#endif
