/* The kernels of DES and triple-DES. */
#include "../vector/tiers.h"
#include "../wide.h"

#if BUILD_AVX512_VBMI
extern const kernel broadside_des_avx512_vbmi_64, broadside_des3_avx512_vbmi_64;
#endif

static const kernel *const des_kernels[] = {
#if BUILD_AVX512_VBMI
    &broadside_des_avx512_vbmi_64,
#endif
    NULL,
};

static const kernel *const des3_kernels[] = {
#if BUILD_AVX512_VBMI
    &broadside_des3_avx512_vbmi_64,
#endif
    NULL,
};

const broadside_wide broadside_des_wide = {des_kernels};
const broadside_wide broadside_des3_wide = {des3_kernels};
