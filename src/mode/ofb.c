/* Output feedback, SP 800-38A section 6.4. Decryption is encryption. */
#include "lanes.h"

static size_t write_output(const broadside_channel *channel, size_t done) {
    copy_bytes(channel->chain->block, channel->chain->keystream, block_bytes(channel));
    return spend_keystream(channel, done, segment_or_rest(channel, done));
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
        channels_run(channels, count, start_with_leftover, encrypt_chain_next, write_output);
    return status;
}

broadside_status broadside_ofb_decrypt_channels(const broadside_channel channels[], size_t count) {
    return broadside_ofb_encrypt_channels(channels, count);
}
