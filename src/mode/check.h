/* The checks of one channel. They are inlined into each mode, because a short message takes little
 * more time than its checks. */
#ifndef BROADSIDE_MODE_CHECK_H
#define BROADSIDE_MODE_CHECK_H

#include "mode.h"

/* Checks a key and its buffers, whose bytes must be a multiple of `granule`, a power of two. */
ALWAYS_INLINE broadside_status check_buffers(const broadside_key *key, const uint8_t *out,
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

/* Whether the chain can continue with `use`. The memory of the chain may have any contents. */
ALWAYS_INLINE bool chain_serves(const broadside_chain *chain, const broadside_cipher *cipher,
                                chain_use use) {
    uint32_t served = chain->use - CHAIN_MARK;
    bool is_cfb = use == USE_CFB_ENCRYPT || use == USE_CFB_DECRYPT;
    if (served != USE_UNDECIDED && served != (uint32_t)use && !(is_cfb && served == USE_CFB))
        return false;
    size_t block = cipher->block_bytes;
    return chain->cipher == cipher && chain->used + chain->segment_less < block &&
           chain->counter_less < block && chain->counter_at <= chain->counter_less;
}

/* Whether the remaining keystream and the remaining counter values are enough for the bytes. */
ALWAYS_INLINE bool counters_suffice(const broadside_chain *chain, size_t bytes, size_t block) {
    size_t left = chain->used == 0 ? 0 : block - chain->used;
    if (bytes <= left)
        return true;
    return blocks_in(bytes - left - 1, block) + 1 <= chain->counters_left;
}

/* Whether the chain shares memory with the data, at least one byte, or the key. */
ALWAYS_INLINE bool chain_overlaps(const broadside_channel *channel, size_t schedule_bytes) {
    const broadside_chain *chain = channel->chain;
    bool in_place = channel->in == channel->out;
    return overlap_unempty(channel->out, channel->bytes, chain, sizeof *chain) ||
           (!in_place && overlap_unempty(channel->in, channel->bytes, chain, sizeof *chain)) ||
           overlap_unempty(channel->key, schedule_bytes, chain, sizeof *chain);
}

ALWAYS_INLINE broadside_status check_channel(const broadside_channel *channel,
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
    if (chain_overlaps(channel, cipher->schedule_bytes))
        return BROADSIDE_ERROR_OVERLAP;
    return use == USE_CTR && !counters_suffice(chain, bytes, block) ? BROADSIDE_ERROR_COUNTER
                                                                    : BROADSIDE_OK;
}

/* Whether the chain is plain and can continue with `use`: it begins a block, and its segment and
 * its counter are the whole block. */
ALWAYS_INLINE bool is_plain(const broadside_chain *chain, chain_use use) {
    uint64_t fields = load_fields(chain);
    return (fields == plain_fields(use) || fields == plain_fields(USE_UNDECIDED)) &&
           (use != USE_CTR || !chain->counter_is_little_endian);
}

/* Whether the output of a plain message shares memory with the key, or a part of it with the input,
 * or the chain with any of them. */
ALWAYS_INLINE bool plain_overlaps(const broadside_channel *channel, size_t schedule_bytes) {
    const uint8_t *out = channel->out, *in = channel->in;
    size_t bytes = channel->bytes;
    return overlap_unempty(channel->key, schedule_bytes, out, bytes) ||
           chain_overlaps(channel, schedule_bytes) ||
           (in != out && overlap_unempty(out, bytes, in, bytes));
}

/* Whether two buffers of this size, a multiple of `granule`, can be those of a plain message. One
 * comparison refuses NULL, buffers that wrap, and some that are correct: those in the upper half of
 * memory. For them check_channel decides. */
ALWAYS_INLINE bool are_plain_buffers(const uint8_t *out, const uint8_t *in, size_t bytes,
                                     size_t granule) {
    return (((uintptr_t)out - 1) | ((uintptr_t)in - 1) | bytes) <= PTRDIFF_MAX && bytes != 0 &&
           (bytes & (granule - 1)) == 0;
}

/* The blocks of a plain message: correct arguments, a plain chain, and, except in CTR, only whole
 * blocks. 0 if it is not plain; then check_channel tells whether it is correct. Most messages are
 * plain, and these checks take fewer instructions than those. */
ALWAYS_INLINE size_t plain_blocks(const broadside_channel *channel, chain_use use) {
    const broadside_key *key = channel->key;
    const broadside_chain *chain = channel->chain;
    if (key == NULL || chain == NULL || key->cipher == NULL || chain->cipher != key->cipher)
        return 0;
    size_t bytes = channel->bytes, block = key->cipher->block_bytes;
    size_t granule = use == USE_CTR ? 1 : block;
    if (!is_plain(chain, use) || !are_plain_buffers(channel->out, channel->in, bytes, granule) ||
        plain_overlaps(channel, key->cipher->schedule_bytes))
        return 0;
    size_t blocks = blocks_in(use == USE_CTR ? bytes + block - 1 : bytes, block);
    return use == USE_CTR && blocks > chain->counters_left ? 0 : blocks;
}

/* The cipher of a channel's key; NULL if key or cipher is missing. */
static inline const broadside_cipher *cipher_of(const broadside_channel *channel) {
    return channel->key == NULL ? NULL : channel->key->cipher;
}

/* Checks a channel, whose key must be one of `cipher`. */
ALWAYS_INLINE broadside_status check_key_and_channel(const broadside_channel *channel,
                                                     const broadside_cipher *cipher,
                                                     chain_use use) {
    const broadside_cipher *own = cipher_of(channel);
    if (own == NULL)
        return BROADSIDE_ERROR_NULL;
    return own == cipher ? check_channel(channel, cipher, use) : BROADSIDE_ERROR_CIPHER;
}

/* Marks the chain of a plain message: it serves `use` from now on. */
ALWAYS_INLINE void bind_plain(broadside_chain *chain, chain_use use) {
    store_fields(chain, plain_fields(use));
}

/* Marks the chain of a correct channel: it serves `use` from now on. */
ALWAYS_INLINE void bind(broadside_chain *chain, chain_use use) {
    chain->use = CHAIN_MARK + (uint32_t)use;
    if (use == USE_CFB8_ENCRYPT || use == USE_CFB8_DECRYPT)
        chain->segment_less = (uint8_t)(chain->cipher->block_bytes - 1);
}

/* Checks a channel. If it is correct, its chain serves `use` from now on. If not, nothing changes.
 */
ALWAYS_INLINE broadside_status begin_channel(const broadside_channel *channel, chain_use use) {
    broadside_status status = check_key_and_channel(channel, cipher_of(channel), use);
    if (status == BROADSIDE_OK)
        bind(channel->chain, use);
    return status;
}

#endif
