/* The key schedule of AES by the instructions that the kernels have. */
#include "schedule.h"

#include "../../bytes.h"
#include "../vector/tiers.h"

enum { ROUND_KEYS_END = offsetof(broadside_aes_key, decrypt) + 15 * 16 };

/* Wipes what lies behind the round keys: other words, and the bytes that only align the end. */
ALWAYS_INLINE void wipe_rest(broadside_aes_key *key, size_t rounds) {
    size_t used = 4 * (rounds + 1);
    wipe(&key->encrypt[used], sizeof key->encrypt - 4 * used);
    wipe(&key->decrypt[used], sizeof key->decrypt - 4 * used);
    wipe((uint8_t *)key + ROUND_KEYS_END, sizeof *key - ROUND_KEYS_END);
}

#if BUILD_AESNI
#include "../vector/aesni.h"

enum { NEEDS = TIER_AESNI };

#define vec_aes_undo_mix_columns(x) _mm_aesimc_si128(x)

/* Adds each word to all words after it. The sums are complete before the substituted word is, so
 * nothing but one exclusive or waits for that. */
ALWAYS_INLINE __m128i running_sums(__m128i x) {
    x = vec_xor(x, _mm_slli_si128(x, 4));
    x = vec_xor(x, _mm_slli_si128(x, 8));
    vec_keep_order(x);
    return x;
}

/* In each word, the result for a word: substituted, first rotated by a byte if `order` says so, and
 * with the round constant added. `order` names the word's bytes. All columns are equal, so the last
 * round's ShiftRows changes nothing. */
ALWAYS_INLINE __m128i from_word(__m128i x, int order, uint32_t constant) {
    return _mm_aesenclast_si128(vec_shuffle8(x, _mm_set1_epi32(order)),
                                _mm_set1_epi32((int)constant));
}

enum { LAST = 0x0f0e0d0c, LAST_ROTATED = 0x0c0f0e0d, SECOND_ROTATED = 0x04070605 };

/* Stores a round key, and the one of decryption that is made from it. `round` and `rounds` are
 * constants. A load of the first key would have to wait for its store if both cross cache lines. */
ALWAYS_INLINE void put(broadside_aes_key *key, size_t round, size_t rounds, __m128i x) {
    bool is_inner = round > 0 && round < rounds;
    vec_store(&key->encrypt[4 * round], x);
    vec_store(&key->decrypt[4 * (rounds - round)], is_inner ? vec_aes_undo_mix_columns(x) : x);
}

/* A step computes as many words as the user key has (FIPS 197, section 5.2). Nothing leaves the
 * vector registers. */
ALWAYS_INLINE void schedule_128(broadside_aes_key *key, const uint8_t *bytes) {
    __m128i x = vec_load(bytes);
    uint32_t constant = 1;
    put(key, 0, 10, x);
    _Pragma("GCC unroll 10") for (size_t step = 1; step <= 10; step++) {
        x = vec_xor(running_sums(x), from_word(x, LAST_ROTATED, constant));
        put(key, step, 10, x);
        constant = constant << 1 ^ (constant >> 7) * 0x11b;
    }
}

/* Four words in `x`, two in the lower half of `y`. Two steps make three round keys. */
ALWAYS_INLINE void schedule_192(broadside_aes_key *key, const uint8_t *bytes) {
    __m128i x = vec_load(bytes), y = _mm_loadl_epi64((const __m128i *)(const void *)(bytes + 16));
    __m128i half = y;
    _Pragma("GCC unroll 8") for (size_t step = 0; step < 8; step++) {
        if (step % 2 == 0) {
            put(key, step / 2 * 3, 12, x);
            half = y;
        } else {
            put(key, step / 2 * 3 + 1, 12, _mm_unpacklo_epi64(half, x));
            put(key, step / 2 * 3 + 2, 12, _mm_alignr_epi8(y, x, 8));
        }
        x = vec_xor(running_sums(x), from_word(y, SECOND_ROTATED, 1u << step));
        y = vec_xor(vec_xor(y, _mm_slli_si128(y, 4)), vec_shuffle32(x, 0xff));
    }
    put(key, 12, 12, x);
}

ALWAYS_INLINE void schedule_256(broadside_aes_key *key, const uint8_t *bytes) {
    __m128i even = vec_load(bytes), odd = vec_load(bytes + 16);
    _Pragma("GCC unroll 7") for (size_t step = 0; step < 7; step++) {
        put(key, 2 * step, 14, even);
        put(key, 2 * step + 1, 14, odd);
        even = vec_xor(running_sums(even), from_word(odd, LAST_ROTATED, 1u << step));
        odd = vec_xor(running_sums(odd), from_word(even, LAST, 0));
    }
    put(key, 14, 14, even);
}

/* All functions that `schedule` calls are inlined. */
#define STACK_END stack_end

ALWAYS_INLINE void schedule(broadside_aes_key *key, const uint8_t *bytes, size_t size) {
    if (size == 16) {
        schedule_128(key, bytes);
        wipe_rest(key, 10);
    } else if (size == 24) {
        schedule_192(key, bytes);
        wipe_rest(key, 12);
    } else {
        schedule_256(key, bytes);
        wipe_rest(key, 14);
    }
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

/* The round keys of the equivalent inverse cipher (FIPS 197, section 5.3.5). */
ALWAYS_INLINE void inverse_schedule(broadside_aes_key *key, size_t rounds) {
    vec_store(key->decrypt, vec_load(&key->encrypt[4 * rounds]));
    for (size_t round = 1; round < rounds; round++)
        vec_store(&key->decrypt[4 * round],
                  vec_aes_undo_mix_columns(vec_load(&key->encrypt[4 * (rounds - round)])));
    vec_store(&key->decrypt[4 * rounds], vec_load(key->encrypt));
}

ALWAYS_INLINE void schedule(broadside_aes_key *key, const uint8_t *bytes, size_t size) {
    aes_schedule(key->encrypt, bytes, (uint32_t)size);
    inverse_schedule(key, key->rounds);
    wipe_rest(key, key->rounds);
}
#endif

#if BUILD_AESNI || BUILD_NEON
const uint8_t *broadside_aes_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size) {
    broadside_aes_key *key = (broadside_aes_key *)head;
    if ((broadside_tiers() & NEEDS) == 0)
        return NULL;
    key->rounds = (uint32_t)size / 4 + 6;
    schedule(key, bytes, size);
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
