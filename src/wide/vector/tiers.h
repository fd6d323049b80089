/* Which tiers are built: the tiers of the processor for which the compiler compiles, without those
 * that BROADSIDE_WITHOUT_<TIER> leaves out (CMake's BROADSIDE_TIERS). */
#ifndef BROADSIDE_WIDE_TIERS_H
#define BROADSIDE_WIDE_TIERS_H

#if defined(__x86_64__) && defined(__GNUC__)
#define BUILD_X86 1
#else
#define BUILD_X86 0
#endif
#if defined(__aarch64__) && defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define BUILD_ARM 1
#else
#define BUILD_ARM 0
#endif

/* Kernels on words of 64 bits run everywhere, but use functions of GNU C. */
#if defined(__GNUC__)
#define BUILD_WORDS 1
#else
#define BUILD_WORDS 0
#endif

#ifdef BROADSIDE_WITHOUT_AESNI
#define BUILD_AESNI 0
#else
#define BUILD_AESNI BUILD_X86
#endif
#ifdef BROADSIDE_WITHOUT_AVX2
#define BUILD_AVX2 0
#else
#define BUILD_AVX2 BUILD_X86
#endif
#ifdef BROADSIDE_WITHOUT_AVX2_VAES
#define BUILD_AVX2_VAES 0
#else
#define BUILD_AVX2_VAES BUILD_X86
#endif
#ifdef BROADSIDE_WITHOUT_AVX512
#define BUILD_AVX512 0
#else
#define BUILD_AVX512 BUILD_X86
#endif
#ifdef BROADSIDE_WITHOUT_AVX512_VBMI
#define BUILD_AVX512_VBMI 0
#else
#define BUILD_AVX512_VBMI BUILD_X86
#endif
#ifdef BROADSIDE_WITHOUT_NEON
#define BUILD_NEON 0
#else
#define BUILD_NEON BUILD_ARM
#endif
#ifdef BROADSIDE_WITHOUT_NEON_AES
#define BUILD_NEON_AES 0
#else
#define BUILD_NEON_AES BUILD_ARM
#endif

/* If the tier of a file is not built, the file has only this declaration. C demands one. */
typedef int broadside_tier_not_built;

#endif
