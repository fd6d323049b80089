/*
 * The modes of one chain, in which each block waits for the one before, for a cipher of four words
 * of 32 bits. The state stays in registers from block to block. Through memory each block would
 * wait longer, because words that were just stored are not quickly loaded in another size.
 */
#ifndef BROADSIDE_CIPHER_CHAIN_H
#define BROADSIDE_CIPHER_CHAIN_H

#include "../bytes.h"
#include "../wide/kernel.h"

/* Without loops: at -O2 gcc keeps an array that a loop has touched in memory. */
static inline void load_words(uint32_t x[4], const uint8_t *in) {
    x[0] = load_le32(in);
    x[1] = load_le32(in + 4);
    x[2] = load_le32(in + 8);
    x[3] = load_le32(in + 12);
}

static inline void store_words(uint8_t *out, const uint32_t x[4]) {
    store_le32(out, x[0]);
    store_le32(out + 4, x[1]);
    store_le32(out + 8, x[2]);
    store_le32(out + 12, x[3]);
}

/* Keeps the words in four general registers. Otherwise gcc makes a vector of them, and the next
 * operations wait until they are back. */
static inline void keep_apart(uint32_t x[4]) {
#if defined(__GNUC__) && !defined(__clang__)
    __asm__("" : "+r"(x[0]), "+r"(x[1]), "+r"(x[2]), "+r"(x[3]));
#else
    (void)x;
#endif
}

static inline void add_words(uint32_t x[4], const uint32_t y[4]) {
    x[0] ^= y[0];
    x[1] ^= y[1];
    x[2] ^= y[2];
    x[3] ^= y[3];
    keep_apart(x);
}

/* Encrypts the words in place; inlined into the loop below. */
typedef void encrypt_words(const uint32_t *keys, uint32_t x[4]);

/* Each mode has a loop of its own: `mode` is a constant here. */
ALWAYS_INLINE void chain_blocks(encrypt_words *encrypt, wide_mode mode, const uint32_t *keys,
                                uint8_t *out, const uint8_t *in, size_t blocks, uint8_t *state) {
    uint32_t x[4];
    load_words(x, state);
    keep_apart(x);
    for (; blocks > 0; blocks--, in += 16, out += 16) {
        uint32_t data[4];
        load_words(data, in);
        keep_apart(data);
        if (mode == WIDE_CBC_ENCRYPT)
            add_words(x, data);
        encrypt(keys, x);
        keep_apart(x);
        if (mode == WIDE_CFB_ENCRYPT)
            add_words(x, data);
        if (mode == WIDE_OFB)
            add_words(data, x);
        store_words(out, mode == WIDE_OFB ? data : x);
    }
    store_words(state, x);
}

/* A `chain_function` for the cipher `encrypt` and its round keys. */
ALWAYS_INLINE void run_chain(encrypt_words *encrypt, wide_mode mode, const uint32_t *keys,
                             uint8_t *out, const uint8_t *in, size_t blocks, uint8_t *state) {
    if (mode == WIDE_CBC_ENCRYPT)
        chain_blocks(encrypt, WIDE_CBC_ENCRYPT, keys, out, in, blocks, state);
    else if (mode == WIDE_CFB_ENCRYPT)
        chain_blocks(encrypt, WIDE_CFB_ENCRYPT, keys, out, in, blocks, state);
    else
        chain_blocks(encrypt, WIDE_OFB, keys, out, in, blocks, state);
}

#endif
