/* Checks of buffers and of many channels. They are made before anything is written. */
#include "check.h"

/* The check fetches memory of the channel that is this number of channels ahead. */
enum { CHANNELS_AHEAD = 8 };

/* The mark of a chain that belongs to a channel of the current call. Two channels cannot share a
 * chain. */
enum { CLAIMED = 0x80 };

broadside_status broadside_check_buffers(const broadside_key *key, const uint8_t *out,
                                         const uint8_t *in, size_t bytes, size_t granule) {
    return check_buffers(key, out, in, bytes, granule);
}

/* Checks at least two channels. */
static broadside_status begin_many(const broadside_channel channels[], size_t count,
                                   chain_use use) {
    broadside_status status = BROADSIDE_OK;
    const broadside_cipher *cipher = cipher_of(channels);
    size_t claimed = 0;
    for (; claimed < count; claimed++) {
        const broadside_channel *channel = &channels[claimed];
        if (count - claimed > CHANNELS_AHEAD) {
            fetch_line(channel[CHANNELS_AHEAD].key);
            fetch_line(channel[CHANNELS_AHEAD].chain);
        }
        status = check_key_and_channel(channel, cipher, use);
        if (status != BROADSIDE_OK)
            break;
        channel->chain->use |= CLAIMED;
    }
    if (status == BROADSIDE_OK)
        for (size_t i = 0; i < count; i++)
            bind(channels[i].chain, use);
    else
        for (size_t i = 0; i < claimed; i++)
            channels[i].chain->use &= ~(uint32_t)CLAIMED;
    return status;
}

broadside_status broadside_begin_channels(const broadside_channel channels[], size_t count,
                                          chain_use use) {
    if (count == 0)
        return BROADSIDE_OK;
    if (channels == NULL)
        return BROADSIDE_ERROR_NULL;
    if (count > PTRDIFF_MAX / sizeof *channels || !fits_memory(channels, count * sizeof *channels))
        return BROADSIDE_ERROR_LENGTH;
    return count == 1 ? begin_channel(channels, use) : begin_many(channels, count, use);
}
