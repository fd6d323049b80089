/* Which tiers this machine has, and which of them the user allows. */
#if defined(__linux__) && !defined(_GNU_SOURCE)
#define _GNU_SOURCE /* secure_getenv */
#endif
#include "vector/tiers.h"
#include "kernel.h"

#if __STDC_HOSTED__
#include <stdlib.h>
#endif
#if BUILD_X86
#include <cpuid.h>
#endif
#if BUILD_ARM && defined(__linux__) && __STDC_HOSTED__
#include <sys/auxv.h>
#endif

static const struct {
    const char *name;
    tier bit;
} tiers[] = {
    {"aesni", TIER_AESNI},
    {"avx2", TIER_AVX2},
    {"avx2-vaes", TIER_AVX2_VAES},
    {"avx512", TIER_AVX512},
    {"avx512-vbmi", TIER_AVX512_VBMI},
    {"neon", TIER_NEON},
    {"neon-aes", TIER_NEON_AES},
};
enum { TIERS = sizeof tiers / sizeof *tiers };

const char *broadside_tier_name(tier which) {
    for (size_t i = 0; i < TIERS; i++)
        if (tiers[i].bit == which)
            return tiers[i].name;
    return which == TIER_QUICK_ROTATION ? "avx512" : "portable";
}

/* Whoever allows AVX512 allows its part. */
static uint32_t with_parts(uint32_t wanted) {
    return (wanted & TIER_AVX512) != 0 ? wanted | TIER_QUICK_ROTATION : wanted;
}

#if BUILD_X86
/* XCR0: the registers that the system saves and restores for a program. */
static uint64_t saved_registers(void) {
    uint32_t low, high;
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

static bool all_set(uint64_t word, uint64_t bits) {
    return (word & bits) == bits;
}

static bool is_by_intel(void) {
    uint32_t a, b, c, d;
    return __get_cpuid(0, &a, &b, &c, &d) != 0 && b == 0x756e6547 && d == 0x49656e69 &&
           c == 0x6c65746e; /* "GenuineIntel" */
}

/* Intel 64 and IA-32 Architectures Software Developer's Manual, volume 2A, CPUID; volume 1,
 * section 13.3 for XCR0. */
static uint32_t detect(void) {
    enum { LEAF1_SSSE3_SSE41_AES_CLMUL = 1 << 9 | 1 << 19 | 1 << 25 | 1 << 1 };
    enum { LEAF1_OSXSAVE_AVX = 1 << 27 | 1 << 28, LEAF7_AVX2_BMI2 = 1 << 5 | 1 << 8 };
    const uint32_t leaf7_avx512 = 1u << 16 | 1u << 17 | 1u << 30 | 1u << 31; /* F DQ BW VL */
    enum { LEAF7C_VAES_VPCLMUL = 1 << 9 | 1 << 10 };
    enum { LEAF7C_VBMI_VBMI2_GFNI = 1 << 1 | 1 << 6 | 1 << 8 };
    enum { XCR0_AVX = 6, XCR0_AVX512 = 0xe6 };
    uint32_t a, b, c, d, found = 0;
    if (!__get_cpuid(1, &a, &b, &c, &d))
        return 0;
    if (!all_set(c, LEAF1_SSSE3_SSE41_AES_CLMUL))
        return 0;
    found |= TIER_AESNI;
    if (!all_set(c, LEAF1_OSXSAVE_AVX) || !all_set(saved_registers(), XCR0_AVX) ||
        !__get_cpuid_count(7, 0, &a, &b, &c, &d) || !all_set(b, LEAF7_AVX2_BMI2))
        return found;
    found |= TIER_AVX2;
    bool wide_aes = all_set(c, LEAF7C_VAES_VPCLMUL);
    if (wide_aes)
        found |= TIER_AVX2_VAES;
    if (!all_set(saved_registers(), XCR0_AVX512) || !all_set(b, leaf7_avx512))
        return found;
    found |= TIER_AVX512;
    if (is_by_intel())
        found |= TIER_QUICK_ROTATION;
    return wide_aes && all_set(c, LEAF7C_VBMI_VBMI2_GFNI) ? found | TIER_AVX512_VBMI : found;
}
#elif BUILD_ARM
static uint32_t detect(void) {
    uint32_t found = TIER_NEON; /* every AArch64 processor of the A profile has it */
#if defined(__linux__) && __STDC_HOSTED__
    enum { HAS_AES = 1 << 3 }; /* HWCAP_AES, Linux: Documentation/arch/arm64/elf_hwcaps.rst */
    if (getauxval(AT_HWCAP) & HAS_AES)
        found |= TIER_NEON_AES;
#elif defined(__ARM_FEATURE_AES)
    found |= TIER_NEON_AES;
#endif
    return found;
}
#else
static uint32_t detect(void) {
    return 0;
}
#endif

static char lower(char c) {
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Whether a text is this name of a tier, in letters of either case. `_` may stand for `-`, as in
 * the names of the build. */
static bool names(const char *text, const char *name) {
    while (*name != '\0' && (lower(*text) == *name || (*text == '_' && *name == '-'))) {
        text++;
        name++;
    }
    return *text == *name;
}

/* BROADSIDE_CPU names the highest tier that may be used. "portable" allows no other tier. Any other
 * text allows all tiers, and so do programs with more rights than their user. */
static uint32_t allowed(void) {
    const char *highest = NULL;
#if __STDC_HOSTED__ && defined(__GLIBC__)
    highest = secure_getenv("BROADSIDE_CPU");
#elif __STDC_HOSTED__
    highest = getenv("BROADSIDE_CPU");
#endif
    if (highest == NULL)
        return UINT32_MAX;
    if (names(highest, "portable"))
        return 0;
    for (size_t i = 0; i < TIERS; i++)
        if (names(highest, tiers[i].name))
            return with_parts(2 * (uint32_t)tiers[i].bit - 1);
    return UINT32_MAX;
}

_Atomic uint32_t broadside_known_tiers;

static void remember(uint32_t found) {
    atomic_store_explicit(&broadside_known_tiers, found, memory_order_relaxed);
}

uint32_t broadside_find_tiers(void) {
    uint32_t found = (detect() & allowed()) | TIER_PORTABLE;
    remember(found);
    return found;
}

void broadside_use_tiers(uint32_t wanted) {
    remember((detect() & with_parts(wanted)) | TIER_PORTABLE);
}
