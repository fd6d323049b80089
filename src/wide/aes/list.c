/* The kernels of AES. */
#include "../vector/tiers.h"
#include "../wide.h"
#include "row.h"
#include "schedule.h"

#if BUILD_AVX512_VBMI
extern const kernel broadside_aes_avx512_vbmi_32, broadside_aes_avx512_vbmi_16,
    broadside_aes_avx512_vbmi_8, broadside_aes_avx512_vbmi_4;
#endif
#if BUILD_AVX2_VAES
extern const kernel broadside_aes_avx2_vaes_16;
#endif
#if BUILD_AVX2
extern const kernel broadside_aes_avx2_8, broadside_aes_avx2_4;
#endif
#if BUILD_AESNI
extern const kernel broadside_aes_aesni_8, broadside_aes_aesni_4, broadside_aes_aesni_1;
#endif
#if BUILD_NEON_AES
extern const kernel broadside_aes_neon_aes_8, broadside_aes_neon_aes_1;
#endif
#if BUILD_NEON
extern const kernel broadside_aes_neon_8, broadside_aes_neon_1;
#endif

static const kernel *const kernels[] = {
#if BUILD_AVX512_VBMI
    &broadside_aes_avx512_vbmi_32,
    &broadside_aes_avx512_vbmi_16,
#endif
#if BUILD_AVX2_VAES
    &broadside_aes_avx2_vaes_16,
#endif
#if BUILD_AVX512_VBMI
    &broadside_aes_avx512_vbmi_8,
    &broadside_aes_avx512_vbmi_4,
#endif
#if BUILD_AVX2
    &broadside_aes_avx2_8,
    &broadside_aes_avx2_4,
#endif
#if BUILD_AESNI
    &broadside_aes_aesni_8,
    &broadside_aes_aesni_4,
    &broadside_aes_aesni_1,
#endif
#if BUILD_NEON_AES
    &broadside_aes_neon_aes_8,
    &broadside_aes_neon_aes_1,
#endif
#if BUILD_NEON
    &broadside_aes_neon_8,
    &broadside_aes_neon_1,
#endif
    NULL,
};

/* The kernels above the first one that does at most FEW_BLOCKS blocks. */
enum { WIDER = 2 * BUILD_AVX512_VBMI + BUILD_AVX2_VAES };

const broadside_wide broadside_aes_wide = {
    .kernels = kernels,
    .few = kernels + WIDER,
    .set_key = broadside_aes_wide_schedule,
#if BUILD_AVX2
    .row = &broadside_aes_avx2_row,
#endif
};
