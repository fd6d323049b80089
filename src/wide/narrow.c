/* The modes by the cipher's functions for blocks. */
#include "narrow.h"

#include "../bytes.h"
#include "tweak.h"

enum { BATCH_BYTES = 1024 };

typedef uint8_t batch_buffer[BATCH_BYTES + BROADSIDE_BLOCK_BYTES_MAX];

/* Adds one to a big-endian number. A carry out of it is lost. */
static void increment(uint8_t *counter, size_t block) {
    uint64_t low = load_be64(counter + block - 8) + 1;
    store_be64(counter + block - 8, low);
    if (block == 16 && low == 0)
        store_be64(counter, load_be64(counter) + 1);
}

/* One batch. `bytes` is whole blocks. The caller wipes keystream that stays in the buffer. */
static void batch(wide_mode mode, const broadside_key *key, uint8_t *out, const uint8_t *in,
                  size_t bytes, uint8_t *state, uint8_t *buffer) {
    const broadside_cipher *cipher = key->cipher;
    size_t block = cipher->block_bytes, blocks = blocks_in(bytes, block);
    switch (mode) {
    case WIDE_CTR:
        for (size_t i = 0; i < bytes; i += block) {
            copy_block(buffer + i, state, block);
            increment(state, block);
        }
        cipher->encrypt_blocks(key, buffer, buffer, blocks);
        xor_bytes(out, in, buffer, bytes);
        break;
    case WIDE_CBC_DECRYPT:
        /* The ciphertext is copied first, because the output may overwrite it. */
        copy_block(buffer, state, block);
        copy_bytes(buffer + block, in, bytes);
        copy_block(state, buffer + bytes, block);
        cipher->decrypt_blocks(key, out, buffer + block, blocks);
        xor_bytes(out, out, buffer, bytes);
        break;
    case WIDE_CFB_DECRYPT:
        copy_block(buffer, state, block);
        copy_bytes(buffer + block, in, bytes);
        copy_block(state, buffer + bytes, block);
        cipher->encrypt_blocks(key, buffer, buffer, blocks);
        xor_bytes(out, in, buffer, bytes);
        break;
    case WIDE_XTS_ENCRYPT:
    case WIDE_XTS_DECRYPT:
        for (size_t i = 0; i < bytes; i += block) {
            copy_block(buffer + i, state, block);
            double_tweak(state);
        }
        xor_bytes(out, in, buffer, bytes);
        (mode == WIDE_XTS_ENCRYPT ? cipher->encrypt_blocks : cipher->decrypt_blocks)(key, out, out,
                                                                                     blocks);
        xor_bytes(out, out, buffer, bytes);
        break;
    default:
        break;
    }
}

/* Modes in which each block waits for the one before. */
static void chain(wide_mode mode, const broadside_key *key, uint8_t *out, const uint8_t *in,
                  size_t blocks, uint8_t *state) {
    const broadside_cipher *cipher = key->cipher;
    size_t block = cipher->block_bytes;
    if (cipher->wide != NULL && cipher->wide->run_chain != NULL) {
        cipher->wide->run_chain(mode, key, out, in, blocks, state);
        return;
    }
    for (; blocks > 0; blocks--, in += block, out += block) {
        if (mode == WIDE_CBC_ENCRYPT)
            xor_bytes(state, state, in, block);
        cipher->encrypt_blocks(key, state, state, 1);
        if (mode == WIDE_CFB_ENCRYPT)
            xor_bytes(state, state, in, block);
        if (mode == WIDE_OFB)
            xor_bytes(out, in, state, block);
        else
            copy_block(out, state, block);
    }
}

void broadside_run_narrow(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks,
                          uint8_t *state, wide_mode mode) {
    if (mode == WIDE_ECB_ENCRYPT) {
        key->cipher->encrypt_blocks(key, out, in, blocks);
    } else if (mode == WIDE_ECB_DECRYPT) {
        key->cipher->decrypt_blocks(key, out, in, blocks);
    } else if (mode >= WIDE_CBC_ENCRYPT) {
        chain(mode, key, out, in, blocks, state);
    } else {
        batch_buffer buffer;
        size_t bytes = blocks * key->cipher->block_bytes;
        size_t used = bytes < BATCH_BYTES ? bytes : BATCH_BYTES;
        for (size_t done = 0, now; done < bytes; done += now) {
            now = bytes - done < BATCH_BYTES ? bytes - done : BATCH_BYTES;
            batch(mode, key, out + done, in + done, now, state, buffer);
        }
        broadside_wipe(buffer, used);
    }
}
