/*
 * MARS from "MARS - a candidate cipher for AES", C. Burwick et al. (IBM), revised August 1999; and
 * the key schedule of the June 1998 submission, which the first round's vectors use. Both versions
 * have the same rounds. For a file that has defined
 *
 *     sbox0(x), sbox1(x)  the word of the S-box's first or second half at x, 0 to 255
 *     MARS_SBOX(x)        the word of the S-box at x, 0 to 511
 *     leave_pass()        the end of a call after its last block, if its code has its own stack
 * frame
 */
#ifndef BROADSIDE_CIPHER_MARS_CIPHER_H
#define BROADSIDE_CIPHER_MARS_CIPHER_H

#include "../../wide/wide.h"
#include "../cipher.h"
#include "mars_schedule.h"

enum { BLOCK = 16, KEY_WORDS = MARS_KEY_WORDS };

static void mars_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    mars_schedule(((broadside_mars_key *)key)->words, bytes, (uint32_t)size);
}

static void mars1998_set_key(broadside_key *head, const uint8_t *bytes, size_t size) {
    uint32_t *key = ((broadside_mars_key *)head)->words;
    uint32_t padded[7 + KEY_WORDS], *t = padded + 7;
    uint32_t user_words = (uint32_t)(size / 4);
    for (uint32_t i = 0; i < 7; i++)
        padded[i] = MARS_SBOX(i);
    for (uint32_t i = 0; i < KEY_WORDS - 1; i++)
        t[i] = rotl32(padded[i] ^ padded[i + 5], 3) ^ load_le32(bytes + 4 * (i % user_words)) ^ i;
    t[KEY_WORDS - 1] = user_words;
    for (size_t stir = 0; stir < 7; stir++)
        for (size_t i = 1; i <= KEY_WORDS; i++)
            t[i % KEY_WORDS] = mars_stirred(t[i % KEY_WORDS], t[i - 1]);
    for (size_t i = 0; i < KEY_WORDS; i++)
        key[7 * i % KEY_WORDS] = t[i];
    mars_fix_multipliers(key, 3, 1);
}

/* One round of unkeyed mixing: `a` changes the other three (section 2.4). */
#define FORWARD_MIX(a, b, c, d)                                                                    \
    do {                                                                                           \
        (b) = ((b) ^ sbox0((a) & 0xff)) + sbox1((a) >> 8 & 0xff);                                  \
        (c) += sbox0((a) >> 16 & 0xff);                                                            \
        (d) ^= sbox1((a) >> 24);                                                                   \
        (a) = rotr32(a, 24);                                                                       \
    } while (0)

#define BACKWARD_MIX(a, b, c, d)                                                                   \
    do {                                                                                           \
        (b) ^= sbox1((a) & 0xff);                                                                  \
        (c) -= sbox0((a) >> 24);                                                                   \
        (d) = ((d) - sbox1((a) >> 16 & 0xff)) ^ sbox0((a) >> 8 & 0xff);                            \
        (a) = rotl32(a, 24);                                                                       \
    } while (0)

/* The E function's three outputs, from the source word and its copy rotated by 13 (section 2.5). */
#define EXPAND(l, m, r, plain, turned, key)                                                        \
    uint32_t m = (plain) + (key)[0], r = rotl32((turned) * (key)[1], 5),                           \
             l = MARS_SBOX(m & 0x1ff) ^ r;                                                         \
    m = rotl32(m, r);                                                                              \
    r = rotl32(r, 5);                                                                              \
    l = rotl32(l ^ r, r)

#define CORE(a, b, c, d, key)                                                                      \
    do {                                                                                           \
        uint32_t turned = rotl32(a, 13);                                                           \
        EXPAND(l, m, r, a, turned, key);                                                           \
        (a) = turned;                                                                              \
        (b) += l;                                                                                  \
        (c) += m;                                                                                  \
        (d) ^= r;                                                                                  \
    } while (0)

#define INVERSE_CORE(a, b, c, d, key)                                                              \
    do {                                                                                           \
        uint32_t turned = (a);                                                                     \
        (a) = rotr32(turned, 13);                                                                  \
        EXPAND(l, m, r, a, turned, key);                                                           \
        (b) -= l;                                                                                  \
        (c) -= m;                                                                                  \
        (d) ^= r;                                                                                  \
    } while (0)

#define FORWARD_MIX_FOUR(a, b, c, d)                                                               \
    do {                                                                                           \
        FORWARD_MIX(a, b, c, d);                                                                   \
        (a) += (d);                                                                                \
        FORWARD_MIX(b, c, d, a);                                                                   \
        (b) += (c);                                                                                \
        FORWARD_MIX(c, d, a, b);                                                                   \
        FORWARD_MIX(d, a, b, c);                                                                   \
    } while (0)

#define BACKWARD_MIX_FOUR(a, b, c, d)                                                              \
    do {                                                                                           \
        BACKWARD_MIX(a, b, c, d);                                                                  \
        BACKWARD_MIX(b, c, d, a);                                                                  \
        (c) -= (b);                                                                                \
        BACKWARD_MIX(c, d, a, b);                                                                  \
        (d) -= (a);                                                                                \
        BACKWARD_MIX(d, a, b, c);                                                                  \
    } while (0)

/* Rounds 0 to 7 run forward; in rounds 8 to 15 b and d exchange their roles. */
static inline void encrypt_block(const uint32_t *k, uint8_t *out, const uint8_t *in) {
    uint32_t a = load_le32(in) + k[0], b = load_le32(in + 4) + k[1];
    uint32_t c = load_le32(in + 8) + k[2], d = load_le32(in + 12) + k[3];
    FORWARD_MIX_FOUR(a, b, c, d);
    FORWARD_MIX_FOUR(a, b, c, d);
    for (size_t i = 4; i < 20; i += 8) {
        CORE(a, b, c, d, k + i);
        CORE(b, c, d, a, k + i + 2);
        CORE(c, d, a, b, k + i + 4);
        CORE(d, a, b, c, k + i + 6);
    }
    for (size_t i = 20; i < 36; i += 8) {
        CORE(a, d, c, b, k + i);
        CORE(b, a, d, c, k + i + 2);
        CORE(c, b, a, d, k + i + 4);
        CORE(d, c, b, a, k + i + 6);
    }
    BACKWARD_MIX_FOUR(a, b, c, d);
    BACKWARD_MIX_FOUR(a, b, c, d);
    store_le32(out, a - k[36]);
    store_le32(out + 4, b - k[37]);
    store_le32(out + 8, c - k[38]);
    store_le32(out + 12, d - k[39]);
}

/* The mixing phases invert each other with the words in reverse order. */
static inline void decrypt_block(const uint32_t *k, uint8_t *out, const uint8_t *in) {
    uint32_t a = load_le32(in) + k[36], b = load_le32(in + 4) + k[37];
    uint32_t c = load_le32(in + 8) + k[38], d = load_le32(in + 12) + k[39];
    FORWARD_MIX_FOUR(d, c, b, a);
    FORWARD_MIX_FOUR(d, c, b, a);
    for (size_t i = 36; i > 20; i -= 8) {
        INVERSE_CORE(d, c, b, a, k + i - 2);
        INVERSE_CORE(c, b, a, d, k + i - 4);
        INVERSE_CORE(b, a, d, c, k + i - 6);
        INVERSE_CORE(a, d, c, b, k + i - 8);
    }
    for (size_t i = 20; i > 4; i -= 8) {
        INVERSE_CORE(d, a, b, c, k + i - 2);
        INVERSE_CORE(c, d, a, b, k + i - 4);
        INVERSE_CORE(b, c, d, a, k + i - 6);
        INVERSE_CORE(a, b, c, d, k + i - 8);
    }
    BACKWARD_MIX_FOUR(d, c, b, a);
    BACKWARD_MIX_FOUR(d, c, b, a);
    store_le32(out, a - k[0]);
    store_le32(out + 4, b - k[1]);
    store_le32(out + 8, c - k[2]);
    store_le32(out + 12, d - k[3]);
}

static NOT_INLINED void encrypt_pass(const uint32_t *words, uint8_t *out, const uint8_t *in,
                                     size_t blocks) {
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        encrypt_block(words, out, in);
}

static void mars_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                size_t blocks) {
    encrypt_pass(((const broadside_mars_key *)key)->words, out, in, blocks);
    leave_pass();
}

static NOT_INLINED void decrypt_pass(const uint32_t *words, uint8_t *out, const uint8_t *in,
                                     size_t blocks) {
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        decrypt_block(words, out, in);
}

static void mars_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                size_t blocks) {
    decrypt_pass(((const broadside_mars_key *)key)->words, out, in, blocks);
    leave_pass();
}

#define MARS_DESCRIPTION(text, safe, schedule, kernels)                                            \
    {                                                                                              \
        .name = text,                                                                              \
        .block_bytes = BLOCK,                                                                      \
        .key_bytes_min = 16,                                                                       \
        .key_bytes_max = 56,                                                                       \
        .key_bytes_step = 4,                                                                       \
        .schedule_bytes = sizeof(broadside_mars_key),                                              \
        .lanes = 1,                                                                                \
        .constant_time = safe,                                                                     \
        .set_key = schedule,                                                                       \
        .encrypt_blocks = mars_encrypt_blocks,                                                     \
        .decrypt_blocks = mars_decrypt_blocks,                                                     \
        .encrypt_channels = broadside_encrypt_channels_in_turn,                                    \
        .wide = kernels,                                                                           \
    }

#endif
