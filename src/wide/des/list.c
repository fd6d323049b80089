/* The kernels of DES. */
#include "../vector/tiers.h"
#include "../wide.h"
#include "schedule.h"

#if BUILD_AVX512
extern const kernel broadside_des_avx512_512;
#endif
#if BUILD_AVX512_VBMI
extern const kernel broadside_des_avx512_vbmi_64;
#endif
#if BUILD_AVX2
extern const kernel broadside_des_avx2_256, broadside_des_avx2_1;
#endif
#if BUILD_NEON
extern const kernel broadside_des_neon_128;
#endif
#if BUILD_WORDS
extern const kernel broadside_des_words_64;
#endif

static const kernel *const kernels[] = {
#if BUILD_AVX512
    &broadside_des_avx512_512,
#endif
#if BUILD_AVX512_VBMI
    &broadside_des_avx512_vbmi_64,
#endif
#if BUILD_AVX2
    &broadside_des_avx2_256,
    &broadside_des_avx2_1,
#endif
#if BUILD_NEON
    &broadside_des_neon_128,
#endif
#if BUILD_WORDS
    &broadside_des_words_64,
#endif
    NULL,
};

const broadside_wide broadside_des_wide = {
    .kernels = kernels,
    .few = kernels,
    .set_key = broadside_des_wide_schedule,
};
