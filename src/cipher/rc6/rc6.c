/*
 * RC6-32/20 from "The RC6 Block Cipher", R. Rivest, M. Robshaw, R. Sidney, Y. L. Yin, version 1.1,
 * 1998.
 *
 * Constant-time on machines whose multiplication and variable rotation are constant-time, such as
 * x86, ARMv8 and the C6000.
 */
#include "../../wide/wide.h"
#include "../chain.h"
#include "../cipher.h"
#include "rc6_schedule.h"

enum { BLOCK = 16, ROUNDS = 20 };

static void rc6_set_key(broadside_key *key, const uint8_t *bytes, size_t size) {
    rc6_schedule(((broadside_rc6_key *)key)->words, bytes, (uint32_t)size);
}

static inline uint32_t f(uint32_t x) {
    return rotl32(x * (2 * x + 1), 5);
}

#define INVERSE_ROUND(a, b, c, d, key)                                                             \
    do {                                                                                           \
        uint32_t t = f(b), u = f(d);                                                               \
        (c) = rotr32((c) - (key)[1], t) ^ u;                                                       \
        (a) = rotr32((a) - (key)[0], u) ^ t;                                                       \
    } while (0)

/* A word and twice the word plus one. */
typedef struct factors {
    uint32_t word, twice;
} factors;

/* x + key. The two factors do not wait for one another. */
static inline factors add_key(uint32_t x, uint32_t key) {
    uint32_t twice_key = 2 * key + 1;
#if defined(__GNUC__)
    __asm__("" : "+r"(twice_key)); /* or the compiler computes 2 (x + key) + 1 */
#endif
    return (factors){x + key, 2 * x + twice_key};
}

/* A round of one chain, whose time is that of its longest way from word to word. */
static inline void chained_round(factors *a, factors b, factors *c, factors d,
                                 const uint32_t *key) {
    uint32_t t = b.twice, u = d.twice, x = a->word, y = c->word;
#if defined(__GNUC__) && defined(__x86_64__)
    /* Compilers copy both counts into the count register. Here u is computed in it. */
    __asm__("imull %[d], %[u]\n\timull %[b], %[t]\n\troll $5, %[u]\n\troll $5, %[t]\n\t"
            "xorl %[t], %[x]\n\txorl %[u], %[y]\n\troll %%cl, %[x]\n\t"
            "movl %[t], %%ecx\n\troll %%cl, %[y]"
            : [u] "+&c"(u), [t] "+r"(t), [x] "+r"(x), [y] "+r"(y)
            : [b] "r"(b.word), [d] "r"(d.word)
            : "cc");
#else
    t = rotl32(t * b.word, 5);
    u = rotl32(u * d.word, 5);
    x = rotl32(x ^ t, u);
    y = rotl32(y ^ u, t);
#endif
    *a = add_key(x, key[0]);
    *c = add_key(y, key[1]);
}

static inline void encrypt(const uint32_t *s, uint32_t x[4]) {
    factors a = {x[0], 0}, b = add_key(x[1], s[0]), c = {x[2], 0}, d = add_key(x[3], s[1]);
    for (size_t i = 2; i < 2 * ROUNDS + 2; i += 8) {
        chained_round(&a, b, &c, d, s + i);
        chained_round(&b, c, &d, a, s + i + 2);
        chained_round(&c, d, &a, b, s + i + 4);
        chained_round(&d, a, &b, c, s + i + 6);
    }
    x[0] = a.word + s[2 * ROUNDS + 2];
    x[1] = b.word;
    x[2] = c.word + s[2 * ROUNDS + 3];
    x[3] = d.word;
}

static inline void encrypt_block(const uint32_t *s, uint8_t *out, const uint8_t *in) {
    uint32_t x[4];
    load_words(x, in);
    encrypt(s, x);
    store_words(out, x);
}

static inline void decrypt_block(const uint32_t *s, uint8_t *out, const uint8_t *in) {
    uint32_t a = load_le32(in) - s[2 * ROUNDS + 2], b = load_le32(in + 4);
    uint32_t c = load_le32(in + 8) - s[2 * ROUNDS + 3], d = load_le32(in + 12);
    for (size_t i = 2 * ROUNDS + 2; i > 2; i -= 8) {
        INVERSE_ROUND(d, a, b, c, s + i - 2);
        INVERSE_ROUND(c, d, a, b, s + i - 4);
        INVERSE_ROUND(b, c, d, a, s + i - 6);
        INVERSE_ROUND(a, b, c, d, s + i - 8);
    }
    store_le32(out, a);
    store_le32(out + 4, b - s[0]);
    store_le32(out + 8, c);
    store_le32(out + 12, d - s[1]);
}

static void rc6_encrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    const uint32_t *words = ((const broadside_rc6_key *)key)->words;
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        encrypt_block(words, out, in);
}

static void rc6_decrypt_blocks(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks) {
    const uint32_t *words = ((const broadside_rc6_key *)key)->words;
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK)
        decrypt_block(words, out, in);
}

void broadside_rc6_chain(wide_mode mode, const broadside_key *key, uint8_t *out, const uint8_t *in,
                         size_t blocks, uint8_t *state) {
    run_chain(encrypt, mode, ((const broadside_rc6_key *)key)->words, out, in, blocks, state);
}

const broadside_cipher broadside_rc6 = {
    .name = "rc6",
    .block_bytes = BLOCK,
    .key_bytes_min = 16,
    .key_bytes_max = 32,
    .key_bytes_step = 8,
    .schedule_bytes = sizeof(broadside_rc6_key),
    .lanes = 1,
    .constant_time = true,
    .set_key = rc6_set_key,
    .encrypt_blocks = rc6_encrypt_blocks,
    .decrypt_blocks = rc6_decrypt_blocks,
    .encrypt_channels = broadside_encrypt_channels_in_turn,
    .wide = &broadside_rc6_wide,
};

broadside_status broadside_rc6_set_key(broadside_rc6_key *key, const uint8_t *bytes, size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_rc6, bytes, size);
}
