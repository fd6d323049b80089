/* Cipher block chaining, SP 800-38A section 6.2. */
#include "lanes.h"

/* Ciphertext kept aside while decryption overwrites it in place. */
enum { DECRYPT_BATCH_BYTES = 512 };

static void encrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                    const uint8_t *in, size_t bytes, size_t block) {
    for (size_t done = 0; done < bytes; done += block) {
        xor_bytes(chain->block, chain->block, in + done, block);
        key->cipher->encrypt_blocks(key, chain->block, chain->block, 1);
        copy_bytes(out + done, chain->block, block);
    }
}

/* At most DECRYPT_BATCH_BYTES: all blocks at once, since none needs the plaintext of another. */
static void decrypt_batch(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                          const uint8_t *in, size_t bytes, size_t block) {
    uint8_t previous[DECRYPT_BATCH_BYTES + BROADSIDE_BLOCK_BYTES_MAX];
    copy_bytes(previous, chain->block, block);
    copy_bytes(previous + block, in, bytes);
    copy_bytes(chain->block, previous + bytes, block);
    key->cipher->decrypt_blocks(key, out, in, bytes / block);
    xor_bytes(out, out, previous, bytes);
}

static void decrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                    const uint8_t *in, size_t bytes, size_t block) {
    while (bytes > 0) {
        size_t batch = bytes < DECRYPT_BATCH_BYTES ? bytes : DECRYPT_BATCH_BYTES;
        decrypt_batch(key, chain, out, in, batch, block);
        out += batch;
        in += batch;
        bytes -= batch;
    }
}

broadside_status broadside_cbc_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    broadside_status status = check_channels(&channel, 1, true);
    if (status == BROADSIDE_OK)
        encrypt(key, chain, out, in, bytes, key->cipher->block_bytes);
    return status;
}

broadside_status broadside_cbc_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    broadside_status status = check_channels(&channel, 1, true);
    if (status == BROADSIDE_OK)
        decrypt(key, chain, out, in, bytes, key->cipher->block_bytes);
    return status;
}

static void add_plaintext(const broadside_channel *channel, size_t done) {
    uint8_t *block = channel->chain->block;
    xor_bytes(block, block, channel->in + done, channel->key->cipher->block_bytes);
}

static size_t write_ciphertext(const broadside_channel *channel, size_t done) {
    size_t block = channel->key->cipher->block_bytes;
    copy_bytes(channel->out + done, channel->chain->block, block);
    return block;
}

broadside_status broadside_cbc_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = check_channels(channels, count, true);
    if (status == BROADSIDE_OK)
        lanes_run(channels, count, add_plaintext, write_ciphertext);
    return status;
}

broadside_status broadside_cbc_decrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = check_channels(channels, count, true);
    for (size_t i = 0; status == BROADSIDE_OK && i < count; i++) {
        const broadside_channel *c = &channels[i];
        decrypt(c->key, c->chain, c->out, c->in, c->bytes, c->key->cipher->block_bytes);
    }
    return status;
}
