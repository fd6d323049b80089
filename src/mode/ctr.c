/* Counter mode, SP 800-38A section 6.5, the counter being the whole block (appendix B.1 with m =
 * b). */
#include "lanes.h"

enum { BATCH_BYTES = 512 };

static void increment(uint8_t *counter, size_t block) {
    uint32_t carry = 1;
    for (size_t i = block; i-- > 0;) {
        carry += counter[i];
        counter[i] = (uint8_t)carry;
        carry >>= 8;
    }
}

static void next_block(const broadside_channel *channel, size_t done) {
    (void)done;
    copy_bytes(channel->chain->keystream, channel->chain->block, block_bytes(channel));
    increment(channel->chain->block, block_bytes(channel));
}

static size_t write_output(const broadside_channel *channel, size_t done) {
    return spend_keystream(channel, done, block_or_rest(channel, done));
}

static void whole_blocks(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t keystream[BATCH_BYTES] = {0};
    size_t block = block_bytes(channel);
    for (size_t i = 0; i < bytes; i += block) {
        copy_bytes(keystream + i, channel->chain->block, block);
        increment(channel->chain->block, block);
    }
    channel->key->cipher->encrypt_blocks(channel->key, keystream, keystream, bytes / block);
    xor_bytes(channel->out + done, channel->in + done, keystream, bytes);
}

static void run(const broadside_channel *channel) {
    size_t done = start_with_leftover(channel), block = block_bytes(channel);
    while (channel->bytes - done >= block) {
        size_t whole = (channel->bytes - done) / block * block;
        size_t bytes = whole < BATCH_BYTES ? whole : BATCH_BYTES;
        whole_blocks(channel, done, bytes);
        done += bytes;
    }
    if (done == channel->bytes)
        return;
    next_block(channel, done);
    channel->key->cipher->encrypt_blocks(channel->key, channel->chain->keystream,
                                         channel->chain->keystream, 1);
    spend_keystream(channel, done, channel->bytes - done);
}

broadside_status broadside_ctr_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    broadside_status status = broadside_check_channels(&channel, 1, false);
    if (status == BROADSIDE_OK)
        run(&channel);
    return status;
}

broadside_status broadside_ctr_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    return broadside_ctr_encrypt(key, chain, out, in, bytes);
}

broadside_status broadside_ctr_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_check_channels(channels, count, false);
    if (status == BROADSIDE_OK)
        lanes_run(channels, count, start_with_leftover, next_block, write_output);
    return status;
}

broadside_status broadside_ctr_decrypt_channels(const broadside_channel channels[], size_t count) {
    return broadside_ctr_encrypt_channels(channels, count);
}
