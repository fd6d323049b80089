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
extern const kernel broadside_mars_avx2_32, broadside_mars_avx2_16, broadside_mars_avx2_8;
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
    &broadside_mars_avx2_16,
    &broadside_mars_avx2_8,
#endif
#if BUILD_NEON
    &broadside_mars_neon_16,
#endif
    NULL,
};

/* The schedule of 1998 is another. */
static const uint8_t *set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    uint32_t tiers = key->cipher == &broadside_mars ? broadside_tiers() : 0;
#if BUILD_AVX512
    if ((tiers & TIER_AVX512) != 0)
        return broadside_mars_schedule_avx512(key, bytes, size);
#endif
#if BUILD_AVX2
    if ((tiers & TIER_AVX2) != 0)
        return broadside_mars_schedule_avx2(key, bytes, size);
#endif
    (void)tiers;
    (void)bytes;
    (void)size;
    return NULL;
}

const broadside_wide broadside_mars_wide = {
    .kernels = kernels,
    .few = kernels,
    .set_key = set_key,
    .one_chain_in_lanes = true,
};
