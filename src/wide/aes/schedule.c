/* The key schedule of AES by the instructions that the kernels have. */
#include "schedule.h"

#include "../vector/tiers.h"
#if BUILD_AESNI
#include "../vector/aesni.h"

enum { NEEDS = TIER_AESNI };

#define vec_aes_undo_mix_columns(x) _mm_aesimc_si128(x)

/* Adds each word to all words after it. */
ALWAYS_INLINE __m128i running_sums(__m128i x) {
    x = vec_xor(x, _mm_slli_si128(x, 4));
    return vec_xor(x, _mm_slli_si128(x, 8));
}

/* In each word, the result for a word: substituted, first rotated by a byte if `order` says so, and
 * with the round constant added. `order` names the word's bytes. All columns are equal, so the last
 * round's ShiftRows changes nothing. */
ALWAYS_INLINE __m128i from_word(__m128i x, int order, uint32_t constant) {
    return _mm_aesenclast_si128(vec_shuffle8(x, _mm_set1_epi32(order)),
                                _mm_set1_epi32((int)constant));
}

enum { LAST = 0x0f0e0d0c, LAST_ROTATED = 0x0c0f0e0d, SECOND_ROTATED = 0x04070605 };

/* A step computes as many words as the user key has (FIPS 197, section 5.2). Nothing leaves the
 * vector registers. */
ALWAYS_INLINE void schedule_128(uint32_t *words, const uint8_t *bytes) {
    __m128i x = vec_load(bytes);
    uint32_t constant = 1;
    vec_store(words, x);
    for (size_t step = 1; step <= 10; step++) {
        x = vec_xor(running_sums(x), from_word(x, LAST_ROTATED, constant));
        vec_store(words + 4 * step, x);
        constant = constant << 1 ^ (constant >> 7) * 0x11b;
    }
}

/* Four words in `x`, two in the lower half of `y`. */
ALWAYS_INLINE void schedule_192(uint32_t *words, const uint8_t *bytes) {
    __m128i x = vec_load(bytes), y = _mm_loadl_epi64((const __m128i *)(const void *)(bytes + 16));
    for (size_t step = 0; step < 8; step++) {
        vec_store(words + 6 * step, x);
        _mm_storel_epi64((__m128i *)(void *)(words + 6 * step + 4), y);
        x = vec_xor(running_sums(x), from_word(y, SECOND_ROTATED, 1u << step));
        y = vec_xor(vec_xor(y, _mm_slli_si128(y, 4)), vec_shuffle32(x, 0xff));
    }
    vec_store(words + 48, x);
}

ALWAYS_INLINE void schedule_256(uint32_t *words, const uint8_t *bytes) {
    __m128i even = vec_load(bytes), odd = vec_load(bytes + 16);
    for (size_t step = 0; step < 7; step++) {
        vec_store(words + 8 * step, even);
        vec_store(words + 8 * step + 4, odd);
        even = vec_xor(running_sums(even), from_word(odd, LAST_ROTATED, 1u << step));
        odd = vec_xor(running_sums(odd), from_word(even, LAST, 0));
    }
    vec_store(words + 56, even);
}

/* All functions that `schedule` calls are inlined. */
#define STACK_END stack_end

ALWAYS_INLINE void schedule(uint32_t *words, const uint8_t *bytes, size_t size) {
    if (size == 16)
        schedule_128(words, bytes);
    else if (size == 24)
        schedule_192(words, bytes);
    else
        schedule_256(words, bytes);
}

#elif BUILD_NEON
#include "../vector/neon.h"
#include "lookups.h"

enum { NEEDS = TIER_NEON }; /* lookups too: every kernel with AES instructions has them */

ALWAYS_INLINE uint32_t substitute_word(uint32_t word) {
    return vgetq_lane_u32(AS_WORDS(vec_lookup256(aes_sbox, vec_broadcast32(word))), 0);
}

#define AES_SUBSTITUTE_WORD substitute_word
#include "../../cipher/aes/aes_schedule.h"

/* Some levels of optimisation do not inline aes_schedule. */
#define STACK_END called_stack_end

ALWAYS_INLINE void schedule(uint32_t *words, const uint8_t *bytes, size_t size) {
    aes_schedule(words, bytes, (uint32_t)size);
}
#endif

#if BUILD_AESNI || BUILD_NEON
/* The round keys of the equivalent inverse cipher (FIPS 197, section 5.3.5). */
ALWAYS_INLINE void inverse_schedule(broadside_aes_key *key, size_t rounds) {
    vec_store(key->decrypt, vec_load(&key->encrypt[4 * rounds]));
    for (size_t round = 1; round < rounds; round++)
        vec_store(&key->decrypt[4 * round],
                  vec_aes_undo_mix_columns(vec_load(&key->encrypt[4 * (rounds - round)])));
    vec_store(&key->decrypt[4 * rounds], vec_load(key->encrypt));
}

const uint8_t *broadside_aes_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_aes_key *key = (broadside_aes_key *)head;
    if ((broadside_tiers() & NEEDS) == 0)
        return NULL;
    key->rounds = (uint32_t)size / 4 + 6;
    schedule(key->encrypt, bytes, size);
    inverse_schedule(key, key->rounds);
    vec_wipe_registers();
    return STACK_END();
}

#include "../vector/end.h"
#else
const uint8_t *broadside_aes_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size) {
    (void)head;
    (void)bytes;
    (void)size;
    return NULL;
}
#endif
