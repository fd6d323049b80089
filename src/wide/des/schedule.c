/* The key schedules of DES (FIPS 46-3) and triple-DES (SP 800-67) with AVX2. Every bit of a round
 * key is a bit of the key. A vector has a byte for each bit of a word of the schedule. */
#include "schedule.h"

#include "../vector/tiers.h"
#if BUILD_AVX2
#include "../vector/x86/avx2.h"

#include "../../cipher/des/des_picks.h"

enum { KEY_BYTES = 8, WORDS = sizeof des_picks / sizeof *des_picks };

ALWAYS_INLINE void schedule(uint32_t words[WORDS], const uint8_t bytes[KEY_BYTES]) {
    vec key = _mm256_broadcastq_epi64(_mm_loadl_epi64((const __m128i *)(const void *)bytes));
    for (size_t i = 0; i < WORDS; i++) {
        vec bits = vec_load(des_picks[i] + VECTOR_BYTES);
        vec picked = vec_and(vec_shuffle8(key, vec_load(des_picks[i])), bits);
        words[i] = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(picked, bits));
    }
}

ALWAYS_INLINE const uint8_t *end_schedule(void) {
    const uint8_t *end = stack_end();
    vec_wipe_registers();
    return end;
}

const uint8_t *broadside_des_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size) {
    (void)size;
    if ((broadside_tiers() & TIER_AVX2) == 0)
        return NULL;
    schedule(((broadside_des_key *)head)->rounds, bytes);
    return end_schedule();
}

const uint8_t *broadside_des3_wide_schedule(broadside_key *head, const uint8_t *bytes,
                                            size_t size) {
    uint32_t *words = ((broadside_des3_key *)head)->rounds;
    if ((broadside_tiers() & TIER_AVX2) == 0)
        return NULL;
    schedule(words, bytes);
    schedule(words + WORDS, bytes + KEY_BYTES);
    schedule(words + 2 * WORDS, size == 3 * KEY_BYTES ? bytes + 2 * KEY_BYTES : bytes);
    return end_schedule();
}

#include "../vector/end.h"
#else
const uint8_t *broadside_des_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size) {
    (void)head;
    (void)bytes;
    (void)size;
    return NULL;
}

const uint8_t *broadside_des3_wide_schedule(broadside_key *head, const uint8_t *bytes,
                                            size_t size) {
    return broadside_des_wide_schedule(head, bytes, size);
}
#endif
