/* Key schedule of Serpent ("Serpent: A Proposal for the Advanced Encryption Standard", section 4),
 * in the bitsliced form. Constant-time. */
#ifndef BROADSIDE_CIPHER_SERPENT_SCHEDULE_H
#define BROADSIDE_CIPHER_SERPENT_SCHEDULE_H

#include "../../words.h"
#include "serpent_tables.h"

enum { SERPENT_KEY_WORDS = 132, SERPENT_USER_WORDS = 8 };

/* The user key as eight words. A short key is followed by a bit 1 and zeros. */
static inline void serpent_pad_key(uint32_t words[SERPENT_USER_WORDS], const uint8_t *bytes,
                                   uint32_t size) {
    uint32_t i;
    for (i = 0; i < SERPENT_USER_WORDS; i++)
        words[i] = 4 * i < size ? load_le32(bytes + 4 * i) : 0;
    if (size < 4 * SERPENT_USER_WORDS)
        words[size / 4] = 1;
}

/* A prekey from the prekeys eight, five, three and one before it. The last one is known late. */
static inline uint32_t serpent_prekey(uint32_t eight, uint32_t five, uint32_t three, uint32_t one,
                                      uint32_t i) {
    uint32_t early = eight ^ five ^ three ^ 0x9e3779b9 ^ i;
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+r"(early)); /* otherwise gcc adds `one` first */
#endif
    return rotl32(early ^ one, 11);
}

/* The prekeys. `w` holds the user key and is overwritten. */
static inline void serpent_prekeys(uint32_t keys[SERPENT_KEY_WORDS],
                                   uint32_t w[SERPENT_USER_WORDS]) {
    uint32_t i;
    for (i = 0; i < SERPENT_USER_WORDS; i++)
        keys[i] = w[i] = serpent_prekey(w[i], w[(i + 3) & 7], w[(i + 5) & 7], w[(i + 7) & 7], i);
    for (; i < SERPENT_KEY_WORDS; i++)
        keys[i] = serpent_prekey(keys[i - 8], keys[i - 5], keys[i - 3], keys[i - 1], i);
}

/* The round keys of a user key of `size` bytes. */
static inline void serpent_schedule(uint32_t keys[SERPENT_KEY_WORDS], const uint8_t *bytes,
                                    uint32_t size) {
    uint32_t user[SERPENT_USER_WORDS], i;
    serpent_pad_key(user, bytes, size);
    serpent_prekeys(keys, user);
    wipe_words(user, SERPENT_USER_WORDS);
    serpent_s3(keys + SERPENT_KEY_WORDS - 4);
    for (i = 0; i < SERPENT_KEY_WORDS - 4; i += 32) {
        serpent_s3(keys + i);
        serpent_s2(keys + i + 4);
        serpent_s1(keys + i + 8);
        serpent_s0(keys + i + 12);
        serpent_s7(keys + i + 16);
        serpent_s6(keys + i + 20);
        serpent_s5(keys + i + 24);
        serpent_s4(keys + i + 28);
    }
}

#endif
