/* The key schedule of RC6-32/20 ("The RC6 Block Cipher", version 1.1, section 2.3) with AVX-512. */
#include "../vector/tiers.h"
#if BUILD_AVX512
#include "../../cipher/rc6/rc6_schedule.h"
#include "../vector/x86/avx512_128.h"
#include "../wide.h"

ALWAYS_INLINE __m128i load_word(const uint32_t *word) {
    return _mm_cvtsi32_si128((int)*word);
}

ALWAYS_INLINE void store_word(uint32_t *word, __m128i x) {
    *word = (uint32_t)_mm_cvtsi128_si32(x);
}

/* Each step waits for the one before. A vector register rotates by a variable count in one cycle,
 * a general register in two. */
const uint8_t *broadside_rc6_schedule_avx512(broadside_key *key, const uint8_t *bytes,
                                             size_t size) {
    uint32_t *words = ((broadside_rc6_key *)key)->words, user[RC6_USER_WORDS_MAX];
    size_t user_words = size / 4;
    for (size_t i = 0; i < user_words; i++)
        user[i] = load_le32(bytes + 4 * i);
    rc6_constants(words);
    __m128i a = _mm_setzero_si128(), b = a;
    for (size_t step = 0, i = 0, j = 0; step < RC6_STEPS; step++) {
        __m128i sum = _mm_add_epi32(load_word(&words[i]), a);
        vec_keep_order(sum); /* else `a` and `b` are added first, and `b` is known last */
        a = _mm_rol_epi32(_mm_add_epi32(sum, b), 3);
        store_word(&words[i], a);
        sum = _mm_add_epi32(load_word(&user[j]), b);
        vec_keep_order(sum);
        b = _mm_rolv_epi32(_mm_add_epi32(sum, a), _mm_add_epi32(a, b));
        store_word(&user[j], b);
        i = i + 1 == RC6_KEY_WORDS ? 0 : i + 1;
        j = j + 1 == user_words ? 0 : j + 1;
    }
    const uint8_t *end = stack_end();
    vec_wipe_registers();
    return end;
}

#include "../vector/end.h"
#endif
