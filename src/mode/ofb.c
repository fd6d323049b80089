/* Output feedback, SP 800-38A section 6.4. Decryption is encryption. */
#include "whole.h"

static size_t write_output(const broadside_channel *channel, size_t done) {
    copy_block(channel->chain->block, channel->chain->keystream, block_bytes(channel));
    return spend_keystream(channel, done, segment_or_rest(channel, done));
}

/* Does the bytes after the last whole block. */
static void finish(const broadside_channel *channel, size_t done) {
    blocks_run(channel, done, encrypt_chain_next, write_output);
}

static void alone(const broadside_channel *channel) {
    finish(channel, run_whole_blocks(channel, start_with_leftover(channel), WIDE_OFB));
}

broadside_status broadside_ofb_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_ofb_encrypt_channels(&channel, 1);
}

broadside_status broadside_ofb_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_ofb_decrypt_channels(&channel, 1);
}

broadside_status broadside_ofb_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_begin_channels(channels, count, USE_OFB);
    if (status == BROADSIDE_OK)
        broadside_run_lanes(&(lane_job){LANE_OFB, start_with_leftover, finish, alone}, channels,
                            count);
    return status;
}

broadside_status broadside_ofb_decrypt_channels(const broadside_channel channels[], size_t count) {
    return broadside_ofb_encrypt_channels(channels, count);
}
