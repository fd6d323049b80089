/* Output feedback, SP 800-38A section 6.4. Decryption is encryption. */
#include "whole.h"

static size_t write_output(const broadside_channel *channel, size_t done) {
    copy_block(channel->chain->block, channel->chain->keystream, block_bytes(channel));
    return spend_keystream(channel, done, segment_or_rest(channel, done));
}

/* Does the bytes after the last whole block. */
static NOT_INLINED void finish(const broadside_channel *channel, size_t done) {
    blocks_run(channel, done, encrypt_chain_next, write_output);
}

static void alone(const broadside_channel *channel) {
    size_t done = run_whole_blocks(channel, start_with_leftover(channel), WIDE_OFB);
    if (done < channel->bytes)
        finish(channel, done);
}

static const lane_job job = {LANE_OFB, start_with_leftover, finish, alone, NULL};

broadside_status broadside_ofb_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return run_channel(&job, USE_OFB, &channel);
}

broadside_status broadside_ofb_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    return broadside_ofb_encrypt(key, chain, out, in, bytes);
}

broadside_status broadside_ofb_encrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&job, USE_OFB, channels, count);
}

broadside_status broadside_ofb_decrypt_channels(const broadside_channel channels[], size_t count) {
    return broadside_ofb_encrypt_channels(channels, count);
}
