/* The key schedule of AES by the instructions that the kernels have. */
#include "schedule.h"

#include "../../bytes.h"
#include "../vector/tiers.h"

enum { ROUND_KEYS_END = offsetof(broadside_aes_key, decrypt) + 15 * 16 };

#if BUILD_AESNI || BUILD_NEON
/* Wipes what lies behind the round keys: other words, and the bytes that only align the end. */
ALWAYS_INLINE void wipe_rest(broadside_aes_key *key, size_t rounds) {
    size_t used = 4 * (rounds + 1);
    wipe(&key->encrypt[used], sizeof key->encrypt - 4 * used);
    wipe(&key->decrypt[used], sizeof key->decrypt - 4 * used);
    key->unused = 0;
}
#endif

#if BUILD_AESNI
#include "../vector/x86/aesni.h"

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

/* All words of `x` after `times` times RotWord. `times` is a constant. */
ALWAYS_INLINE __m128i rotate_words(__m128i x, size_t times) {
    static const uint32_t orders[4] = {0x03020100, 0x00030201, 0x01000302, 0x02010003};
    const __m128i words = _mm_set_epi32(0x0c0c0c0c, 0x08080808, 0x04040404, 0);
    __m128i order = _mm_add_epi8(words, _mm_set1_epi32((int)orders[times % 4]));
    return times % 4 == 0 ? x : vec_shuffle8(x, order);
}

enum { STEPS_128 = 10 };

/*
 * A step computes as many words as the user key has (FIPS 197, section 5.2). Nothing leaves the
 * vector registers.
 *
 * The last words t of the round keys follow from one another alone:
 *     t[i] = t[i - 4] + SubWord(RotWord(t[i - 1])) + constant[i].
 * The inverse of RotWord commutes with SubWord. `rotated` has each t[i] after i times that inverse,
 * in all four words, so that a step waits for a single instruction of the step before. The other
 * words of a round key are
 *     t[i] + t[i - 1] + t[i - 2] + t[i - 3],  t[i] + t[i - 2],  t[i] + t[i - 1].
 * These also give t[-1], t[-2] and t[-3] from the user key, which is the round key 0.
 */
ALWAYS_INLINE void schedule_128(broadside_aes_key *key, const uint8_t *bytes) {
    const __m128i even_words = _mm_set_epi32(0, -1, 0, -1);
    __m128i x = vec_load(bytes), last = vec_shuffle32(x, 0xff);
    __m128i pairs = vec_xor(x, _mm_srli_si128(x, 8)), odd = vec_shuffle32(pairs, 0x55);
    __m128i rotated[3 + 1 + STEPS_128] = {
        rotate_words(vec_xor(odd, vec_shuffle32(pairs, 0)), 3), rotate_words(odd, 2),
        rotate_words(vec_xor(last, vec_shuffle32(x, 0xaa)), 1), last};
    /* Words 2 and 3 of the round key before the last one, at the places 0 and 1. */
    __m128i moved = _mm_move_epi64(vec_xor(_mm_srli_si128(x, 4), _mm_srli_si128(x, 8)));
    uint32_t constant = 1;
    put(key, 0, STEPS_128, x);
    _Pragma("GCC unroll 10") for (size_t step = 1; step <= STEPS_128; step++) {
        __m128i *t = &rotated[3 + step];
        __m128i added = _mm_set1_epi32((int)(constant << 8 * (step % 4)));
        t[0] = _mm_aesenclast_si128(t[-1], vec_xor(t[-4], added));
        __m128i others = vec_xor(vec_and(last, even_words), moved);
        last = rotate_words(t[0], step);
        moved = _mm_srli_si128(x, 8);
        x = vec_xor(last, others);
        put(key, step, STEPS_128, x);
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
#include "../vector/arm/neon.h"
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
