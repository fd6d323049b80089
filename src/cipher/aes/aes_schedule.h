/* Key schedule of AES (FIPS 197, section 5.2), and of its equivalent inverse cipher (section
 * 5.3.5). */
#ifndef BROADSIDE_CIPHER_AES_SCHEDULE_H
#define BROADSIDE_CIPHER_AES_SCHEDULE_H

#include "../../words.h"

enum { AES_COLUMNS = 4, AES_KEY_WORDS_MAX = 60 };

static inline uint32_t aes_rounds(uint32_t size) {
    return size / 4 + 6;
}

/* Applies the S-box to each byte of a word. A file with a form without tables defines this name
 * before it includes this file. */
#if !defined(AES_SUBSTITUTE_WORD)
#define AES_SUBSTITUTE_WORD aes_substitute_word
#include "aes_sbox.h"

static inline uint32_t aes_substitute_word(uint32_t x) {
    return aes_sbox[x & 0xff] | (uint32_t)aes_sbox[x >> 8 & 0xff] << 8 |
           (uint32_t)aes_sbox[x >> 16 & 0xff] << 16 | (uint32_t)aes_sbox[x >> 24] << 24;
}
#endif

/* The round keys, four words each, of a user key of `size` bytes. */
static inline void aes_schedule(uint32_t *words, const uint8_t *bytes, uint32_t size) {
    uint32_t user_words = size / 4, total = AES_COLUMNS * (aes_rounds(size) + 1);
    uint32_t constant = 1, place = 0, i;
    for (i = 0; i < user_words; i++)
        words[i] = load_le32(bytes + 4 * i);
    for (; i < total; i++) {
        uint32_t word = words[i - 1];
        if (place == 0) {
            word = AES_SUBSTITUTE_WORD(rotr32(word, 8)) ^ constant;
            constant = constant << 1 ^ (constant >> 7) * 0x11b;
        } else if (user_words > 6 && place == 4) {
            word = AES_SUBSTITUTE_WORD(word);
        }
        words[i] = words[i - user_words] ^ word;
        place = place + 1 == user_words ? 0 : place + 1;
    }
}

/* Each byte times x in GF(2^8). */
static inline uint32_t aes_double_bytes(uint32_t x) {
    return (x & 0x7f7f7f7f) << 1 ^ (x >> 7 & 0x01010101) * 0x1b;
}

static inline uint32_t aes_inverse_mix_column(uint32_t x) {
    uint32_t two = aes_double_bytes(x), four = aes_double_bytes(two);
    uint32_t eight = aes_double_bytes(four), nine = eight ^ x;
    return two ^ four ^ eight ^ rotr32(nine ^ two, 8) ^ rotr32(nine ^ four, 16) ^ rotr32(nine, 24);
}

/* The round keys in the order and form for decryption. Not in place. */
static inline void aes_inverse_schedule(uint32_t *inverse, const uint32_t *words, uint32_t size) {
    uint32_t last = AES_COLUMNS * aes_rounds(size), i, column;
    for (i = 0; i <= last; i += AES_COLUMNS)
        for (column = 0; column < AES_COLUMNS; column++) {
            uint32_t word = words[last - i + column];
            inverse[i + column] = i == 0 || i == last ? word : aes_inverse_mix_column(word);
        }
}

#endif
