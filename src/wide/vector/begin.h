/* Begins code for the processor that VECTOR_TARGET names. The compiler needs no options for it. The
 * last line of a kernel's file includes `end.h`, which ends it. */
#include "../../bytes.h"
#include "../kernel.h"

#if defined(__clang__)
#define VECTOR_PRAGMA_(text) _Pragma(#text)
#define VECTOR_PRAGMA(text)                                                                        \
    VECTOR_PRAGMA_(clang attribute push(__attribute__((target(text))), apply_to = function))
VECTOR_PRAGMA(VECTOR_TARGET)
#else
#define VECTOR_PRAGMA_(text) _Pragma(#text)
#define VECTOR_PRAGMA(text) VECTOR_PRAGMA_(GCC target(text))
#pragma GCC push_options
VECTOR_PRAGMA(VECTOR_TARGET)
#endif

#define ALWAYS_INLINE static inline __attribute__((always_inline))

#if defined(__x86_64__)
#include <immintrin.h>

/* Two blocks of 8 bytes in one register. */
ALWAYS_INLINE __m128i load_high_half(__m128i low, const uint8_t *from) {
    return _mm_unpacklo_epi64(low, _mm_loadl_epi64((const __m128i *)(const void *)from));
}

ALWAYS_INLINE void store_high_half(uint8_t *to, __m128i x) {
    _mm_storel_epi64((__m128i *)(void *)to, _mm_unpackhi_epi64(x, x));
}
#endif
