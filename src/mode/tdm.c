/* Deals one stream to several channels and merges them again, SPRA702 section 2.3. */
#include "mode.h"

size_t broadside_tdm_bytes(size_t bytes, size_t block_bytes, size_t channels, size_t channel) {
    if (block_bytes == 0 || channels == 0 || channel >= channels)
        return 0;
    size_t blocks = bytes / block_bytes;
    return (blocks / channels + (channel < blocks % channels)) * block_bytes;
}

/* A stream and the channels to which it is dealt, or from which it is merged. */
typedef struct deal {
    const uint8_t *const *lanes; /* one for each channel */
    size_t channels;
    const uint8_t *stream;
    size_t bytes, block_bytes;
    bool writes_lanes; /* else the stream is written */
} deal;

/* The number of channels that get at least one block. These are the first ones. */
static size_t channels_in_use(const deal *d) {
    size_t blocks = d->bytes / d->block_bytes;
    return d->channels < blocks ? d->channels : blocks;
}

/* Whether a buffer that is written shares memory with the array of channels. */
static bool hits_array(const deal *d, const uint8_t *written, size_t bytes) {
    return overlap(written, bytes, d->lanes, channels_in_use(d) * sizeof *d->lanes);
}

static broadside_status check_stream(const deal *d) {
    if (d->lanes == NULL || (d->stream == NULL && d->bytes > 0))
        return BROADSIDE_ERROR_NULL;
    if (d->channels == 0 || d->block_bytes == 0 || d->bytes % d->block_bytes != 0 ||
        !fits_memory(d->stream, d->bytes))
        return BROADSIDE_ERROR_LENGTH;
    return !d->writes_lanes && hits_array(d, d->stream, d->bytes) ? BROADSIDE_ERROR_OVERLAP
                                                                  : BROADSIDE_OK;
}

static broadside_status check_lane(const deal *d, size_t c) {
    const uint8_t *lane = d->lanes[c];
    size_t bytes = broadside_tdm_bytes(d->bytes, d->block_bytes, d->channels, c);
    if (lane == NULL)
        return BROADSIDE_ERROR_NULL;
    if (!fits_memory(lane, bytes))
        return BROADSIDE_ERROR_LENGTH;
    return overlap(lane, bytes, d->stream, d->bytes) ||
                   (d->writes_lanes && hits_array(d, lane, bytes))
               ? BROADSIDE_ERROR_OVERLAP
               : BROADSIDE_OK;
}

static broadside_status check(const deal *d) {
    broadside_status status = check_stream(d);
    size_t lanes = status == BROADSIDE_OK ? channels_in_use(d) : 0;
    for (size_t c = 0; status == BROADSIDE_OK && c < lanes; c++)
        status = check_lane(d, c);
    return status;
}

broadside_status broadside_tdm_deal(uint8_t *const out[], size_t channels, const uint8_t *in,
                                    size_t bytes, size_t block_bytes) {
    const deal d = {(const uint8_t *const *)out, channels, in, bytes, block_bytes, true};
    broadside_status status = check(&d);
    size_t blocks = status == BROADSIDE_OK ? bytes / block_bytes : 0;
    for (size_t block = 0; block < blocks; block++)
        copy_bytes(out[block % channels] + block / channels * block_bytes, in + block * block_bytes,
                   block_bytes);
    return status;
}

broadside_status broadside_tdm_merge(uint8_t *out, size_t bytes, const uint8_t *const in[],
                                     size_t channels, size_t block_bytes) {
    const deal d = {in, channels, out, bytes, block_bytes, false};
    broadside_status status = check(&d);
    size_t blocks = status == BROADSIDE_OK ? bytes / block_bytes : 0;
    for (size_t block = 0; block < blocks; block++)
        copy_bytes(out + block * block_bytes, in[block % channels] + block / channels * block_bytes,
                   block_bytes);
    return status;
}
