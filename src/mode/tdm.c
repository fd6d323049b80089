/* Deals one stream to several channels and merges them again, SPRA702 section 2.3. */
#include "mode.h"

size_t broadside_tdm_bytes(size_t bytes, size_t block_bytes, size_t channels, size_t channel) {
    if (block_bytes == 0 || channels == 0 || channel >= channels)
        return 0;
    size_t blocks = bytes / block_bytes;
    return (blocks / channels + (channel < blocks % channels)) * block_bytes;
}

static broadside_status check_stream(const void *lanes, size_t channels, const uint8_t *stream,
                                     size_t bytes, size_t block_bytes) {
    if (lanes == NULL || (stream == NULL && bytes > 0))
        return BROADSIDE_ERROR_NULL;
    if (channels == 0 || block_bytes == 0 || bytes % block_bytes != 0 ||
        !fits_memory(stream, bytes))
        return BROADSIDE_ERROR_LENGTH;
    return BROADSIDE_OK;
}

/* Checks a lane, which gets `bytes` bytes of the stream. */
static broadside_status check_lane(const uint8_t *lane, size_t bytes, const uint8_t *stream,
                                   size_t stream_bytes) {
    if (lane == NULL)
        return BROADSIDE_ERROR_NULL;
    if (!fits_memory(lane, bytes))
        return BROADSIDE_ERROR_LENGTH;
    return overlap(lane, bytes, stream, stream_bytes) ? BROADSIDE_ERROR_OVERLAP : BROADSIDE_OK;
}

/* The number of channels that get at least one block. These are the first ones. */
static size_t channels_in_use(size_t channels, size_t blocks) {
    return channels < blocks ? channels : blocks;
}

broadside_status broadside_tdm_deal(uint8_t *const out[], size_t channels, const uint8_t *in,
                                    size_t bytes, size_t block_bytes) {
    broadside_status status = check_stream(out, channels, in, bytes, block_bytes);
    if (status != BROADSIDE_OK)
        return status;
    size_t blocks = bytes / block_bytes;
    for (size_t c = 0; status == BROADSIDE_OK && c < channels_in_use(channels, blocks); c++)
        status =
            check_lane(out[c], broadside_tdm_bytes(bytes, block_bytes, channels, c), in, bytes);
    for (size_t block = 0; status == BROADSIDE_OK && block < blocks; block++)
        copy_bytes(out[block % channels] + block / channels * block_bytes, in + block * block_bytes,
                   block_bytes);
    return status;
}

broadside_status broadside_tdm_merge(uint8_t *out, size_t bytes, const uint8_t *const in[],
                                     size_t channels, size_t block_bytes) {
    broadside_status status = check_stream(in, channels, out, bytes, block_bytes);
    if (status != BROADSIDE_OK)
        return status;
    size_t blocks = bytes / block_bytes;
    for (size_t c = 0; status == BROADSIDE_OK && c < channels_in_use(channels, blocks); c++)
        status =
            check_lane(in[c], broadside_tdm_bytes(bytes, block_bytes, channels, c), out, bytes);
    for (size_t block = 0; status == BROADSIDE_OK && block < blocks; block++)
        copy_bytes(out + block * block_bytes, in[block % channels] + block / channels * block_bytes,
                   block_bytes);
    return status;
}
