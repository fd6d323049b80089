/* The kernels of Twofish. */
#include "../vector/tiers.h"
#include "../wide.h"

#if BUILD_AVX512_VBMI
extern const kernel broadside_twofish_avx512_vbmi_128, broadside_twofish_avx512_vbmi_64,
    broadside_twofish_avx512_vbmi_64_lanes, broadside_twofish_avx512_vbmi_16,
    broadside_twofish_avx512_vbmi_16_lanes, broadside_twofish_avx512_vbmi_8,
    broadside_twofish_avx512_vbmi_4, broadside_twofish_avx512_vbmi_1;
#endif
#if BUILD_AVX512
extern const kernel broadside_twofish_avx512_64;
#endif
#if BUILD_AVX2
extern const kernel broadside_twofish_avx2_32, broadside_twofish_avx2_16;
#endif
#if BUILD_AESNI
extern const kernel broadside_twofish_aesni_1;
#endif
#if BUILD_NEON
extern const kernel broadside_twofish_neon_16;
#endif

static const kernel *const kernels[] = {
#if BUILD_AVX512_VBMI
    &broadside_twofish_avx512_vbmi_128,
    &broadside_twofish_avx512_vbmi_64,
    &broadside_twofish_avx512_vbmi_64_lanes,
    &broadside_twofish_avx512_vbmi_16,
    &broadside_twofish_avx512_vbmi_16_lanes,
    &broadside_twofish_avx512_vbmi_8,
    &broadside_twofish_avx512_vbmi_4,
    &broadside_twofish_avx512_vbmi_1,
#endif
#if BUILD_AVX512
    &broadside_twofish_avx512_64,
#endif
#if BUILD_AVX2
    &broadside_twofish_avx2_32,
    &broadside_twofish_avx2_16,
#endif
#if BUILD_AESNI
    &broadside_twofish_aesni_1,
#endif
#if BUILD_NEON
    &broadside_twofish_neon_16,
#endif
    NULL,
};

const broadside_wide broadside_twofish_wide = {
    .kernels = kernels,
    .few = kernels,
    .one_chain_in_lanes = true,
};
