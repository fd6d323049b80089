/* Key schedule of RC6-32/20 ("The RC6 Block Cipher", version 1.1, section 2.3). Constant-time on
 * machines whose variable rotation is constant-time. */
#ifndef BROADSIDE_CIPHER_RC6_SCHEDULE_H
#define BROADSIDE_CIPHER_RC6_SCHEDULE_H

#include "../../words.h"

/* Makes compilers compute `x` before they add the word that the step before computes last. Measured
 * on x86-64. */
#if defined(__x86_64__) && defined(__GNUC__)
#define KEEP_ORDER(x) __asm__("" : "+r"(x))
#else
#define KEEP_ORDER(x) ((void)0)
#endif

enum { RC6_KEY_WORDS = 44, RC6_USER_WORDS_MAX = 8, RC6_STEPS = 3 * RC6_KEY_WORDS };

/* What the schedule begins with: P32 + i Q32, constants from e and the golden ratio. */
static inline void rc6_constants(uint32_t s[RC6_KEY_WORDS]) {
    uint32_t i;
    s[0] = 0xb7e15163;
    for (i = 1; i < RC6_KEY_WORDS; i++)
        s[i] = s[i - 1] + 0x9e3779b9;
}

/* The round keys of a user key of `size` bytes. */
static inline void rc6_schedule(uint32_t s[RC6_KEY_WORDS], const uint8_t *bytes, uint32_t size) {
    uint32_t user[RC6_USER_WORDS_MAX], user_words = size / 4, a = 0, b = 0, step, i, j;
    for (i = 0; i < user_words; i++)
        user[i] = load_le32(bytes + 4 * i);
    rc6_constants(s);
    for (step = 0, i = 0, j = 0; step < RC6_STEPS; step++) {
        uint32_t sum = s[i] + a;
        KEEP_ORDER(sum);
        a = s[i] = rotl32(sum + b, 3);
        sum = user[j] + b;
        KEEP_ORDER(sum);
        b = user[j] = rotl32(sum + a, a + b);
        i = i + 1 == RC6_KEY_WORDS ? 0 : i + 1;
        j = j + 1 == user_words ? 0 : j + 1;
    }
    wipe_words(user, RC6_USER_WORDS_MAX);
}

#endif
