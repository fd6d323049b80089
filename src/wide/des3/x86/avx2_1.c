/* Triple-DES, one block at a time. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define STAGES 3
#define KERNEL_OBJECT broadside_des3_avx2_1
#include "../../des/one.h"

#include "../../vector/end.h"
#endif
