/* The key schedule of AES by the processor's instructions for its rounds. */
#include "schedule.h"

#include "../vector/tiers.h"
#if BUILD_AESNI
#include "../vector/aesni.h"

/* The last round's ShiftRows does nothing to four equal columns. */
ALWAYS_INLINE uint32_t substitute_word(uint32_t word) {
    __m128i columns = _mm_set1_epi32((int)word);
    return (uint32_t)_mm_cvtsi128_si32(_mm_aesenclast_si128(columns, _mm_setzero_si128()));
}

#define AES_SUBSTITUTE_WORD substitute_word
#include "../../cipher/aes_schedule.h"

/* The round keys of the equivalent inverse cipher (FIPS 197, section 5.3.5). */
ALWAYS_INLINE void inverse_schedule(broadside_aes_key *key) {
    for (size_t round = 0; round <= key->rounds; round++) {
        __m128i words = vec_load(&key->encrypt[4 * (key->rounds - round)]);
        if (round > 0 && round < key->rounds)
            words = _mm_aesimc_si128(words);
        vec_store(&key->decrypt[4 * round], words);
    }
}

static void schedule(broadside_aes_key *key, const uint8_t *bytes, uint32_t size) {
    aes_schedule(key->encrypt, bytes, size);
    inverse_schedule(key);
    vec_wipe_registers();
}

bool broadside_aes_wide_schedule(broadside_aes_key *key, const uint8_t *bytes, uint32_t size) {
    bool has = (broadside_tiers() & TIER_AESNI) != 0;
    if (has)
        schedule(key, bytes, size);
    return has;
}

#include "../vector/end.h"
#else
bool broadside_aes_wide_schedule(broadside_aes_key *key, const uint8_t *bytes, uint32_t size) {
    (void)key;
    (void)bytes;
    (void)size;
    return false;
}
#endif
