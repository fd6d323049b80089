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

/* Plain channels of a mode other than CTR. */
typedef struct plain_channels {
    const broadside_cipher *cipher;
    size_t block, schedule; /* bytes */
    chain_use use;
} plain_channels;

/* Whether the channel is one of these. Many short channels take little more time than this check.
 */
ALWAYS_INLINE bool is_among(const plain_channels *plain, const broadside_channel *channel) {
    const broadside_key *key = channel->key;
    const broadside_chain *chain = channel->chain;
    if (key == NULL || chain == NULL || key->cipher != plain->cipher ||
        chain->cipher != plain->cipher)
        return false;
    return is_plain(chain, plain->use) &&
           are_plain_buffers(channel->out, channel->in, channel->bytes, plain->block) &&
           !plain_overlaps(channel, plain->schedule);
}

/* Not inlined, because most channels are plain. */
static NOT_INLINED broadside_status check_other(const broadside_channel *channel,
                                                const broadside_cipher *cipher, chain_use use) {
    return check_key_and_channel(channel, cipher, use);
}

/* Whether the output shares memory with the array of channels. */
ALWAYS_INLINE bool hits_array(const broadside_channel *channel, const broadside_channel channels[],
                              size_t count) {
    return channel->bytes > 0 &&
           overlap_unempty(channels, count * sizeof *channels, channel->out, channel->bytes);
}

static broadside_status begin_one(const broadside_channel *channel, chain_use use) {
    broadside_status status = check_key_and_channel(channel, cipher_of(channel), use);
    if (status == BROADSIDE_OK && hits_array(channel, channel, 1))
        status = BROADSIDE_ERROR_OVERLAP;
    if (status == BROADSIDE_OK)
        bind(channel->chain, use);
    return status;
}

/* Checks at least two channels. */
static broadside_status begin_many(const broadside_channel channels[], size_t count,
                                   chain_use use) {
    broadside_status status = BROADSIDE_OK;
    const broadside_cipher *cipher = cipher_of(channels);
    if (cipher == NULL)
        return BROADSIDE_ERROR_NULL;
    const plain_channels plain = {cipher, cipher->block_bytes, cipher->schedule_bytes, use};
    size_t claimed = 0;
    for (; claimed < count; claimed++) {
        const broadside_channel *channel = &channels[claimed];
        if (count - claimed > CHANNELS_AHEAD) {
            fetch_line(channel[CHANNELS_AHEAD].key);
            fetch_line(channel[CHANNELS_AHEAD].chain);
        }
        if (use == USE_CTR || !is_among(&plain, channel)) {
            status = check_other(channel, cipher, use);
            if (status != BROADSIDE_OK)
                break;
        }
        if (hits_array(channel, channels, count)) {
            status = BROADSIDE_ERROR_OVERLAP;
            break;
        }
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
    return count == 1 ? begin_one(channels, use) : begin_many(channels, count, use);
}
