/* In place of src/wide/tiers.c: all tiers of x86-64, whatever this machine has beyond AVX2. */
#include "../../../src/wide/kernel.h"

#include <stddef.h>

enum {
    X86 = TIER_AESNI | TIER_AVX2 | TIER_AVX2_VAES | TIER_AVX512 | TIER_AVX512_VBMI |
    TIER_QUICK_ROTATION
};

_Atomic uint32_t broadside_known_tiers = X86 | TIER_PORTABLE;

const char *broadside_tier_name(tier which) {
    static const char *const names[] = {"aesni",       "avx2", "avx2-vaes", "avx512",
                                        "avx512-vbmi", "neon", "neon-aes"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (1u << i == (uint32_t)which)
            return names[i];
    return which == TIER_QUICK_ROTATION ? "avx512" : "portable";
}

uint32_t broadside_find_tiers(void) {
    return X86 | TIER_PORTABLE;
}

void broadside_use_tiers(uint32_t wanted) {
    broadside_known_tiers = (wanted & X86) | TIER_PORTABLE;
}
