/* The kernels of MARS. */
#include "../vector/tiers.h"
#include "../wide.h"

#if BUILD_AVX512_VBMI
extern const kernel broadside_mars_avx512_vbmi_64;
#endif
#if BUILD_AVX512
extern const kernel broadside_mars_avx512_32, broadside_mars_avx512_16;
#endif
#if BUILD_AVX2
extern const kernel broadside_mars_avx2_32;
#endif
#if BUILD_NEON
extern const kernel broadside_mars_neon_16;
#endif

static const kernel *const kernels[] = {
#if BUILD_AVX512_VBMI
    &broadside_mars_avx512_vbmi_64,
#endif
#if BUILD_AVX512
    &broadside_mars_avx512_32,
    &broadside_mars_avx512_16,
#endif
#if BUILD_AVX2
    &broadside_mars_avx2_32,
#endif
#if BUILD_NEON
    &broadside_mars_neon_16,
#endif
    NULL,
};

const broadside_wide broadside_mars_wide = {kernels, NULL, true, NULL};
