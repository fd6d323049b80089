/* The kernels of RC6. */
#include "../vector/tiers.h"
#include "../wide.h"

#if BUILD_AVX512_VBMI
extern const kernel broadside_rc6_avx512_vbmi_64, broadside_rc6_avx512_vbmi_16;
#endif
#if BUILD_AVX512
extern const kernel broadside_rc6_avx512_64, broadside_rc6_avx512_16;
#endif
#if BUILD_AVX2
extern const kernel broadside_rc6_avx2_32, broadside_rc6_avx2_8;
#endif
#if BUILD_NEON
extern const kernel broadside_rc6_neon_16, broadside_rc6_neon_4;
#endif

static const kernel *const kernels[] = {
#if BUILD_AVX512_VBMI
    &broadside_rc6_avx512_vbmi_64,
    &broadside_rc6_avx512_vbmi_16,
#endif
#if BUILD_AVX512
    &broadside_rc6_avx512_64,
    &broadside_rc6_avx512_16,
#endif
#if BUILD_AVX2
    &broadside_rc6_avx2_32,
    &broadside_rc6_avx2_8,
#endif
#if BUILD_NEON
    &broadside_rc6_neon_16,
    &broadside_rc6_neon_4,
#endif
    NULL,
};

static const uint8_t *set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
#if BUILD_AVX512
    if ((broadside_tiers() & TIER_QUICK_ROTATION) != 0)
        return broadside_rc6_schedule_avx512(key, bytes, size);
#endif
    (void)key;
    (void)bytes;
    (void)size;
    return NULL;
}

const broadside_wide broadside_rc6_wide = {
    .kernels = kernels,
    .few = kernels,
    .set_key = set_key,
    .run_chain = broadside_rc6_chain,
};
