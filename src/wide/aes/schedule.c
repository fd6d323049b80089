/* The key schedule of AES by the instructions that the kernels have. */
#include "schedule.h"

#include "../vector/tiers.h"
#if BUILD_AESNI
#include "../vector/aesni.h"

enum { NEEDS = TIER_AESNI };

/* The last round's ShiftRows does nothing to four equal columns. */
ALWAYS_INLINE uint32_t substitute_word(uint32_t word) {
    __m128i columns = _mm_set1_epi32((int)word);
    return (uint32_t)_mm_cvtsi128_si32(_mm_aesenclast_si128(columns, _mm_setzero_si128()));
}

#define vec_aes_undo_mix_columns(x) _mm_aesimc_si128(x)
#elif BUILD_NEON
#include "../vector/neon.h"
#include "lookups.h"

enum { NEEDS = TIER_NEON }; /* lookups, as every kernel with AES instructions has them too */

ALWAYS_INLINE uint32_t substitute_word(uint32_t word) {
    return vgetq_lane_u32(AS_WORDS(vec_lookup256(aes_sbox, vec_broadcast32(word))), 0);
}
#endif

#if BUILD_AESNI || BUILD_NEON
#define AES_SUBSTITUTE_WORD substitute_word
#include "../../cipher/aes_schedule.h"

/* The round keys of the equivalent inverse cipher (FIPS 197, section 5.3.5). */
ALWAYS_INLINE void inverse_schedule(broadside_aes_key *key) {
    for (size_t round = 0; round <= key->rounds; round++) {
        vec words = vec_load(&key->encrypt[4 * (key->rounds - round)]);
        if (round > 0 && round < key->rounds)
            words = vec_aes_undo_mix_columns(words);
        vec_store(&key->decrypt[4 * round], words);
    }
}

static void schedule(broadside_aes_key *key, const uint8_t *bytes, uint32_t size) {
    aes_schedule(key->encrypt, bytes, size);
    inverse_schedule(key);
    vec_wipe_registers();
}

bool broadside_aes_wide_schedule(broadside_aes_key *key, const uint8_t *bytes, uint32_t size) {
    bool has = (broadside_tiers() & NEEDS) != 0;
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
