/* Begins code for the processor that VECTOR_TARGET names, or for any processor if it is not
 * defined. The compiler needs no options for this. The last line of a kernel's file includes
 * `end.h`, which ends this code. */
#include "../../bytes.h"
#include "../kernel.h"

#if !defined(VECTOR_TARGET)
/* the options that the whole library has */
#elif defined(__clang__)
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

/* Only kernels for instructions beyond x86-64's own need intrinsics: their header includes
 * stdlib.h, which a freestanding compiler may lack. */
#if defined(__x86_64__) && defined(VECTOR_TARGET)
#include <immintrin.h>
#endif

/* Compilers leave the computations of the vectors that this names in the order of the program. A
 * test emulates vectors in other registers, where this does nothing. */
#if defined(__x86_64__) && !defined(VECTOR_IS_EMULATED)
#define vec_keep_order(x) __asm__ volatile("" : "+v"(x))
#else
#define vec_keep_order(x) ((void)0)
#endif

/* The lowest address of the stack that the calling function may write. System V's ABI for x86-64
 * (section 3.2.2) lets a function write 128 bytes below the stack pointer. */
ALWAYS_INLINE const uint8_t *stack_end(void) {
#if defined(__x86_64__)
    const uint8_t *pointer;
    __asm__ volatile("mov %%rsp, %0" : "=r"(pointer));
    return pointer - 128;
#elif defined(__aarch64__)
    const uint8_t *pointer;
    __asm__ volatile("mov %0, sp" : "=r"(pointer));
    return pointer - 128;
#else
    enum { LARGEST_FRAME = 4096 }; /* of a kernel on words; such machines run no others */
    return (const uint8_t *)__builtin_frame_address(0) - LARGEST_FRAME;
#endif
}

/* As stack_end, below the functions that the calling function calls and a compiler may not inline.
 * They keep a block and a few vectors. Without optimisation each vector of the functions inlined
 * into them has its own place: 13 KiB with gcc for the key schedule of MARS with AVX2. */
ALWAYS_INLINE const uint8_t *called_stack_end(void) {
#if defined(__OPTIMIZE__)
    enum { CALLED_BYTES = 1024 };
#else
    enum { CALLED_BYTES = 1 << 16 };
#endif
    return stack_end() - CALLED_BYTES;
}

/* The lower of two addresses of the stack. */
ALWAYS_INLINE const uint8_t *deeper(const uint8_t *a, const uint8_t *b) {
    return (uintptr_t)a < (uintptr_t)b ? a : b;
}

#if defined(__x86_64__) && defined(VECTOR_TARGET)
/* Two blocks of 8 bytes in one register. */
ALWAYS_INLINE __m128i load_high_half(__m128i low, const uint8_t *from) {
    return _mm_unpacklo_epi64(low, _mm_loadl_epi64((const __m128i *)(const void *)from));
}

ALWAYS_INLINE void store_high_half(uint8_t *to, __m128i x) {
    _mm_storel_epi64((__m128i *)(void *)to, _mm_unpackhi_epi64(x, x));
}
#endif
