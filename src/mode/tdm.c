/* One stream over several channels and back, SPRA702 section 2.3. */
#include "mode.h"

size_t broadside_tdm_bytes(size_t bytes, size_t block_bytes, size_t channels, size_t channel) {
    if (block_bytes == 0 || channels == 0 || channel >= channels)
        return 0;
    size_t blocks = bytes / block_bytes;
    return (blocks / channels + (channel < blocks % channels)) * block_bytes;
}

static broadside_status check(const void *lanes, size_t channels, const void *stream, size_t bytes,
                              size_t block_bytes) {
    if (lanes == NULL || (stream == NULL && bytes > 0))
        return BROADSIDE_ERROR_NULL;
    if (channels == 0 || block_bytes == 0 || bytes % block_bytes != 0)
        return BROADSIDE_ERROR_LENGTH;
    return BROADSIDE_OK;
}

broadside_status broadside_tdm_deal(uint8_t *const out[], size_t channels, const uint8_t *in,
                                    size_t bytes, size_t block_bytes) {
    broadside_status status = check(out, channels, in, bytes, block_bytes);
    if (status != BROADSIDE_OK)
        return status;
    for (size_t block = 0; block < bytes / block_bytes; block++)
        copy_bytes(out[block % channels] + block / channels * block_bytes, in + block * block_bytes,
                   block_bytes);
    return BROADSIDE_OK;
}

broadside_status broadside_tdm_merge(uint8_t *out, size_t bytes, const uint8_t *const in[],
                                     size_t channels, size_t block_bytes) {
    broadside_status status = check(in, channels, out, bytes, block_bytes);
    if (status != BROADSIDE_OK)
        return status;
    for (size_t block = 0; block < bytes / block_bytes; block++)
        copy_bytes(out + block * block_bytes, in[block % channels] + block / channels * block_bytes,
                   block_bytes);
    return BROADSIDE_OK;
}
