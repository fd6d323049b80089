/* Checks of arguments. They are made before anything is written. */
#include "mode.h"

/* The check fetches memory of the channel that is this number of channels ahead. */
enum { CHANNELS_AHEAD = 8 };

/* The mark of a chain that belongs to a channel of the current call. Two channels cannot share a
 * chain. */
enum { CLAIMED = 0x80 };

static inline broadside_status check_buffers(const broadside_key *key, const uint8_t *out,
                                             const uint8_t *in, size_t bytes, size_t granule) {
    if (key == NULL || key->cipher == NULL)
        return BROADSIDE_ERROR_NULL;
    if (bytes == 0)
        return BROADSIDE_OK;
    if (out == NULL || in == NULL)
        return BROADSIDE_ERROR_NULL;
    if ((bytes & (granule - 1)) != 0 || !fits_memory(out, bytes) || !fits_memory(in, bytes))
        return BROADSIDE_ERROR_LENGTH;
    if ((out != in && overlap(out, bytes, in, bytes)) ||
        overlap(out, bytes, key, key->cipher->schedule_bytes))
        return BROADSIDE_ERROR_OVERLAP;
    return BROADSIDE_OK;
}

broadside_status broadside_check_buffers(const broadside_key *key, const uint8_t *out,
                                         const uint8_t *in, size_t bytes, size_t granule) {
    return check_buffers(key, out, in, bytes, granule);
}

/* Whether the chain can continue with `use`. The memory of the chain may have any contents. */
static bool chain_serves(const broadside_chain *chain, const broadside_cipher *cipher,
                         chain_use use) {
    uint32_t served = chain->use - CHAIN_MARK;
    bool is_cfb = use == USE_CFB_ENCRYPT || use == USE_CFB_DECRYPT;
    if (served != USE_UNDECIDED && served != (uint32_t)use && !(is_cfb && served == USE_CFB))
        return false;
    return chain->cipher == cipher && chain->used < chain->segment_bytes &&
           chain->segment_bytes <= cipher->block_bytes && chain->counter_bytes > 0 &&
           chain->counter_at + chain->counter_bytes <= cipher->block_bytes;
}

/* Whether the remaining keystream and the remaining counter values are enough for the bytes. */
static bool counters_suffice(const broadside_chain *chain, size_t bytes, size_t block) {
    size_t left = chain->used == 0 ? 0 : block - chain->used;
    if (bytes <= left)
        return true;
    return blocks_in(bytes - left - 1, block) + 1 <= chain->counters_left;
}

static broadside_status check_channel(const broadside_channel *channel,
                                      const broadside_cipher *cipher, chain_use use) {
    const broadside_chain *chain = channel->chain;
    size_t bytes = channel->bytes, block = cipher->block_bytes;
    if (chain == NULL)
        return BROADSIDE_ERROR_NULL;
    if (!chain_serves(chain, cipher, use))
        return BROADSIDE_ERROR_CHAIN;
    bool whole_blocks = use == USE_CBC_ENCRYPT || use == USE_CBC_DECRYPT;
    broadside_status status =
        check_buffers(channel->key, channel->out, channel->in, bytes, whole_blocks ? block : 1);
    if (status != BROADSIDE_OK || bytes == 0)
        return status;
    bool in_place = channel->in == channel->out;
    if (overlap(channel->out, bytes, chain, sizeof *chain) ||
        (!in_place && overlap(channel->in, bytes, chain, sizeof *chain)) ||
        overlap(channel->key, cipher->schedule_bytes, chain, sizeof *chain))
        return BROADSIDE_ERROR_OVERLAP;
    return use == USE_CTR && !counters_suffice(chain, bytes, block) ? BROADSIDE_ERROR_COUNTER
                                                                    : BROADSIDE_OK;
}

/* The cipher of a channel's key; NULL if key or cipher is missing. */
static inline const broadside_cipher *cipher_of(const broadside_channel *channel) {
    return channel->key == NULL ? NULL : channel->key->cipher;
}

/* Checks a channel, whose key must be one of `cipher`. */
static broadside_status check_key_and_channel(const broadside_channel *channel,
                                              const broadside_cipher *cipher, chain_use use) {
    const broadside_cipher *own = cipher_of(channel);
    if (own == NULL)
        return BROADSIDE_ERROR_NULL;
    return own == cipher ? check_channel(channel, cipher, use) : BROADSIDE_ERROR_CIPHER;
}

static void bind(broadside_chain *chain, chain_use use) {
    chain->use = CHAIN_MARK + (uint32_t)use;
    if (use == USE_CFB8_ENCRYPT || use == USE_CFB8_DECRYPT)
        chain->segment_bytes = 1;
}

broadside_status broadside_begin_channel(const broadside_channel *channel, chain_use use) {
    broadside_status status = check_key_and_channel(channel, cipher_of(channel), use);
    if (status == BROADSIDE_OK)
        bind(channel->chain, use);
    return status;
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
    return count == 1 ? broadside_begin_channel(channels, use) : begin_many(channels, count, use);
}
