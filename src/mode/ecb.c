/* Electronic codebook, SP 800-38A section 6.1. */
#include "../wide/kernel.h"
#include "mode.h"

static size_t granule(const broadside_key *key) {
    return key == NULL || key->cipher == NULL ? 1 : key->cipher->block_bytes;
}

broadside_status broadside_ecb_encrypt(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                       size_t bytes) {
    broadside_status status = broadside_check_buffers(key, out, in, bytes, granule(key));
    if (status == BROADSIDE_OK)
        broadside_run_mode(key, out, in, blocks_in(bytes, granule(key)), NULL, WIDE_ECB_ENCRYPT);
    return status;
}

broadside_status broadside_ecb_decrypt(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                       size_t bytes) {
    broadside_status status = broadside_check_buffers(key, out, in, bytes, granule(key));
    if (status == BROADSIDE_OK)
        broadside_run_mode(key, out, in, blocks_in(bytes, granule(key)), NULL, WIDE_ECB_DECRYPT);
    return status;
}
