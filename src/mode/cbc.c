/* Cipher block chaining, SP 800-38A section 6.2. */
#include "lanes.h"

static void add_plaintext(const broadside_channel *channel, size_t done) {
    broadside_chain *chain = channel->chain;
    xor_bytes(chain->keystream, chain->block, channel->in + done, block_bytes(channel));
}

static size_t write_ciphertext(const broadside_channel *channel, size_t done) {
    broadside_chain *chain = channel->chain;
    size_t block = block_bytes(channel);
    copy_bytes(chain->block, chain->keystream, block);
    copy_bytes(channel->out + done, chain->keystream, block);
    return block;
}

/* Decrypts all blocks of a batch at once, because none needs the plaintext of another. The
 * ciphertext is copied first, because the output may overwrite it. */
static void decrypt_batch(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t previous[BATCH_BYTES + BROADSIDE_BLOCK_BYTES_MAX] = {0};
    uint8_t *out = channel->out + done, *feedback = channel->chain->block;
    size_t block = block_bytes(channel);
    copy_bytes(previous, feedback, block);
    copy_bytes(previous + block, channel->in + done, bytes);
    copy_bytes(feedback, previous + bytes, block);
    channel->key->cipher->decrypt_blocks(channel->key, out, previous + block, bytes / block);
    xor_bytes(out, out, previous, bytes);
}

broadside_status broadside_cbc_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cbc_encrypt_channels(&channel, 1);
}

broadside_status broadside_cbc_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cbc_decrypt_channels(&channel, 1);
}

broadside_status broadside_cbc_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_begin_channels(channels, count, USE_CBC_ENCRYPT);
    if (status == BROADSIDE_OK)
        channels_run(channels, count, start_at_zero, add_plaintext, write_ciphertext);
    return status;
}

broadside_status broadside_cbc_decrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_begin_channels(channels, count, USE_CBC_DECRYPT);
    for (size_t i = 0; status == BROADSIDE_OK && i < count; i++)
        batches_run(&channels[i], 0, decrypt_batch);
    return status;
}
