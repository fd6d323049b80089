/* The kernels of Serpent. */
#include "../vector/tiers.h"
#include "../wide.h"

#if BUILD_AVX512
extern const kernel broadside_serpent_avx512_64, broadside_serpent_avx512_16,
    broadside_serpent_avx512_16_of_few, broadside_serpent_avx512_1;
#endif
#if BUILD_AVX2
extern const kernel broadside_serpent_avx2_32, broadside_serpent_avx2_16, broadside_serpent_avx2_8;
#endif
#if BUILD_NEON
extern const kernel broadside_serpent_neon_16, broadside_serpent_neon_4;
#endif

static const kernel *const kernels[] = {
#if BUILD_AVX512
    &broadside_serpent_avx512_64,
    &broadside_serpent_avx512_16,
    &broadside_serpent_avx512_16_of_few,
    &broadside_serpent_avx512_1,
#endif
#if BUILD_AVX2
    &broadside_serpent_avx2_32,
    &broadside_serpent_avx2_16,
    &broadside_serpent_avx2_8,
#endif
#if BUILD_NEON
    &broadside_serpent_neon_16,
    &broadside_serpent_neon_4,
#endif
    NULL,
};

const broadside_wide broadside_serpent_wide = {
    .kernels = kernels,
    .few = kernels,
    .run_chain = broadside_serpent_chain,
};
