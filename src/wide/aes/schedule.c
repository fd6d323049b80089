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

/* Each word added to all words after it. */
ALWAYS_INLINE __m128i running_sums(__m128i x) {
    x = vec_xor(x, _mm_slli_si128(x, 4));
    return vec_xor(x, _mm_slli_si128(x, 8));
}

/* In each word, what the last word of x becomes: substituted, rotated by a byte before that if
 * `rotated`, with the round constant added. The last round's ShiftRows does nothing to equal
 * columns. */
ALWAYS_INLINE __m128i from_last_word(__m128i x, bool rotated, uint32_t constant) {
    const __m128i order =
        rotated ? _mm_set1_epi32(0x0c0f0e0d) : _mm_set1_epi32(0x0f0e0d0c); /* of its bytes */
    return _mm_aesenclast_si128(vec_shuffle8(x, order), _mm_set1_epi32((int)constant));
}

/* Keys of 16 and of 32 bytes, a round key a step (FIPS 197, section 5.2): nothing leaves the vector
 * registers. */
ALWAYS_INLINE void schedule_128(uint32_t *words, const uint8_t *bytes) {
    __m128i x = vec_load(bytes);
    uint32_t constant = 1;
    vec_store(words, x);
    for (size_t round = 1; round <= 10; round++) {
        x = vec_xor(running_sums(x), from_last_word(x, true, constant));
        vec_store(words + 4 * round, x);
        constant = constant << 1 ^ (constant >> 7) * 0x11b;
    }
}

ALWAYS_INLINE void schedule_256(uint32_t *words, const uint8_t *bytes) {
    __m128i even = vec_load(bytes), odd = vec_load(bytes + 16);
    vec_store(words, even);
    vec_store(words + 4, odd);
    for (size_t round = 2; round <= 14; round += 2) {
        even = vec_xor(running_sums(even), from_last_word(odd, true, 1u << (round / 2 - 1)));
        vec_store(words + 4 * round, even);
        if (round == 14)
            break;
        odd = vec_xor(running_sums(odd), from_last_word(even, false, 0));
        vec_store(words + 4 * round + 4, odd);
    }
}

/* False for keys of 24 bytes. */
ALWAYS_INLINE bool schedule_in_registers(uint32_t *words, const uint8_t *bytes, uint32_t size) {
    if (size == 16)
        schedule_128(words, bytes);
    else if (size == 32)
        schedule_256(words, bytes);
    return size != 24;
}

#elif BUILD_NEON
#include "../vector/neon.h"
#include "lookups.h"

enum { NEEDS = TIER_NEON }; /* lookups, as every kernel with AES instructions has them too */

ALWAYS_INLINE uint32_t substitute_word(uint32_t word) {
    return vgetq_lane_u32(AS_WORDS(vec_lookup256(aes_sbox, vec_broadcast32(word))), 0);
}

ALWAYS_INLINE bool schedule_in_registers(uint32_t *words, const uint8_t *bytes, uint32_t size) {
    (void)words;
    (void)bytes;
    (void)size;
    return false;
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
    if (!schedule_in_registers(key->encrypt, bytes, size))
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
