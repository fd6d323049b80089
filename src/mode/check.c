/* Checks of arguments, made before anything is written. */
#include "mode.h"

static bool overlap_partly(const uint8_t *out, const uint8_t *in, size_t bytes) {
    uintptr_t a = (uintptr_t)out, b = (uintptr_t)in;
    return a != b && a - b + bytes - 1 < 2 * bytes - 1;
}

broadside_status broadside_check_buffers(const broadside_key *key, const uint8_t *out,
                                         const uint8_t *in, size_t bytes, size_t granule) {
    if (key == NULL || key->cipher == NULL)
        return BROADSIDE_ERROR_NULL;
    if (bytes == 0)
        return BROADSIDE_OK;
    if (out == NULL || in == NULL)
        return BROADSIDE_ERROR_NULL;
    if (bytes % granule != 0)
        return BROADSIDE_ERROR_LENGTH;
    return overlap_partly(out, in, bytes) ? BROADSIDE_ERROR_OVERLAP : BROADSIDE_OK;
}

broadside_status broadside_check_channels(const broadside_channel channels[], size_t count,
                                          bool whole_blocks) {
    if (channels == NULL && count > 0)
        return BROADSIDE_ERROR_NULL;
    for (size_t i = 0; i < count; i++) {
        const broadside_channel *channel = &channels[i];
        if (channel->key == NULL || channel->key->cipher == NULL || channel->chain == NULL)
            return BROADSIDE_ERROR_NULL;
        if (channel->key->cipher != channels[0].key->cipher)
            return BROADSIDE_ERROR_CIPHER;
        size_t granule = whole_blocks ? channel->key->cipher->block_bytes : 1;
        broadside_status status = broadside_check_buffers(channel->key, channel->out, channel->in,
                                                          channel->bytes, granule);
        if (status != BROADSIDE_OK)
            return status;
    }
    return BROADSIDE_OK;
}
