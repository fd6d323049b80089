/* The key schedule of MARS with AVX2. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2.h"
#define SCHEDULE broadside_mars_schedule_avx2
#define ROWS_TABLE mars_rows_8
#define ROW_BITS 3
#define vec_pick32(row, index) _mm256_permutevar8x32_epi32(row, index)
#define vec_sign32(x) _mm256_srai_epi32(x, 31)
#define vec_low32(x) ((uint32_t)_mm256_cvtsi256_si32(x))
#include "../schedule.h"

#include "../../vector/end.h"
#endif
