/* The key schedule of MARS with AVX-512. */
#include "../../vector/tiers.h"
#if BUILD_AVX512
#include "../../vector/x86/avx512.h"
#define SCHEDULE broadside_mars_schedule_avx512
#define ROWS_TABLE mars_rows_16
#define ROW_BITS 4
#define vec_pick32(row, index) _mm512_permutexvar_epi32(index, row)
#define vec_sign32(x) _mm512_srai_epi32(x, 31)
#define vec_low32(x) ((uint32_t)_mm512_cvtsi512_si32(x))
#include "../schedule.h"

#include "../../vector/end.h"
#endif
