/* Cipher block chaining, SP 800-38A section 6.2. */
#include "whole.h"

static void encrypt_alone(const broadside_channel *channel) {
    run_whole_blocks(channel, 0, WIDE_CBC_ENCRYPT);
}

static void decrypt_alone(const broadside_channel *channel) {
    run_whole_blocks(channel, 0, WIDE_CBC_DECRYPT);
}

static const lane_job encrypt_job = {LANE_CBC_ENCRYPT, NULL, NULL, encrypt_alone, NULL};
static const lane_job decrypt_job = {LANE_CBC_DECRYPT, NULL, NULL, decrypt_alone, NULL};

broadside_status broadside_cbc_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return run_channel(&encrypt_job, USE_CBC_ENCRYPT, &channel);
}

PARALLEL_FUNCTION(cbc_decrypt, decrypt_job, USE_CBC_DECRYPT, WIDE_CBC_DECRYPT)

broadside_status broadside_cbc_encrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&encrypt_job, USE_CBC_ENCRYPT, channels, count);
}

broadside_status broadside_cbc_decrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&decrypt_job, USE_CBC_DECRYPT, channels, count);
}
