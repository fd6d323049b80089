/* Cipher feedback with segments of one block, SP 800-38A section 6.3 (s = b). */
#include "lanes.h"

/* `feedback` bytes from `used` on become ciphertext as it comes or goes. */
static size_t encrypt_bytes(const broadside_channel *channel, size_t done, size_t bytes) {
    broadside_chain *chain = channel->chain;
    uint8_t *feedback = chain->block + chain->used;
    xor_bytes(feedback, channel->in + done, chain->keystream + chain->used, bytes);
    copy_bytes(channel->out + done, feedback, bytes);
    chain->used = (uint32_t)((chain->used + bytes) % block_bytes(channel));
    return bytes;
}

static size_t decrypt_bytes(const broadside_channel *channel, size_t done, size_t bytes) {
    broadside_chain *chain = channel->chain;
    uint8_t *feedback = chain->block + chain->used;
    copy_bytes(feedback, channel->in + done, bytes);
    xor_bytes(channel->out + done, feedback, chain->keystream + chain->used, bytes);
    chain->used = (uint32_t)((chain->used + bytes) % block_bytes(channel));
    return bytes;
}

static size_t encrypt_leftover(const broadside_channel *channel) {
    return encrypt_bytes(channel, 0, leftover(channel));
}

static size_t encrypt_block_or_rest(const broadside_channel *channel, size_t done) {
    return encrypt_bytes(channel, done, block_or_rest(channel, done));
}

/* Whole blocks: the keystream of each is the encryption of the ciphertext before it, all at once.
 */
static void decrypt_batch(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t keystream[BATCH_BYTES + BROADSIDE_BLOCK_BYTES_MAX] = {0};
    size_t block = block_bytes(channel);
    const uint8_t *in = channel->in + done;
    copy_bytes(keystream, channel->chain->block, block);
    copy_bytes(keystream + block, in, bytes);
    copy_bytes(channel->chain->block, keystream + bytes, block);
    channel->key->cipher->encrypt_blocks(channel->key, keystream, keystream, bytes / block);
    xor_bytes(channel->out + done, in, keystream, bytes);
    broadside_wipe(keystream, bytes);
}

static size_t decrypt_rest(const broadside_channel *channel, size_t done) {
    return decrypt_bytes(channel, done, channel->bytes - done);
}

static void decrypt(const broadside_channel *channel) {
    size_t done = decrypt_bytes(channel, 0, leftover(channel));
    done = batches_run(channel, done, decrypt_batch);
    blocks_run(channel, done, encrypt_chain_next, decrypt_rest);
}

broadside_status broadside_cfb_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    broadside_status status = broadside_check_channels(&channel, 1, false);
    if (status == BROADSIDE_OK)
        one_channel_run(&channel, encrypt_leftover, encrypt_chain_next, encrypt_block_or_rest);
    return status;
}

broadside_status broadside_cfb_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cfb_decrypt_channels(&channel, 1);
}

broadside_status broadside_cfb_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_check_channels(channels, count, false);
    if (status == BROADSIDE_OK)
        lanes_run(channels, count, encrypt_leftover, encrypt_chain_next, encrypt_block_or_rest);
    return status;
}

broadside_status broadside_cfb_decrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_check_channels(channels, count, false);
    for (size_t i = 0; status == BROADSIDE_OK && i < count; i++)
        decrypt(&channels[i]);
    return status;
}
