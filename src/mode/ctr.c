/* Counter mode, SP 800-38A section 6.5. The counter is the whole block (appendix B.1 with m = b),
 * or a part of its bytes. */
#include "whole.h"

/* A counter block as a number. `high` is used only for blocks of 16 bytes. */
typedef struct counter {
    uint64_t high, low;
} counter;

static inline counter load_counter(const uint8_t *in, size_t block) {
    return (counter){block == 16 ? load_be64(in) : 0, load_be64(in + block - 8)};
}

static inline void store_counter(uint8_t *out, size_t block, counter c) {
    if (block == 16)
        store_be64(out, c.high);
    store_be64(out + block - 8, c.low);
}

static inline counter incremented(counter c) {
    return (counter){c.high + (c.low == UINT64_MAX), c.low + 1};
}

static inline bool counts_whole_block(const broadside_chain *chain) {
    return chain->counter_less == 0 && !chain->counter_is_little_endian;
}

static inline size_t counter_bytes(const broadside_chain *chain) {
    return (size_t)chain->cipher->block_bytes - chain->counter_less;
}

/* Adds one to a counter that is a part of the block. A carry out of the counter is lost. */
static void increment_part(uint8_t *block, const broadside_chain *chain) {
    size_t bytes = counter_bytes(chain);
    for (size_t i = 0; i < bytes; i++) {
        size_t byte = chain->counter_is_little_endian ? i : bytes - 1 - i;
        if (++block[chain->counter_at + byte] != 0)
            break;
    }
}

static void next_block(const broadside_channel *channel, size_t done) {
    (void)done;
    broadside_chain *chain = channel->chain;
    size_t block = block_bytes(channel);
    copy_block(chain->keystream, chain->block, block);
    if (counts_whole_block(chain))
        store_counter(chain->block, block, incremented(load_counter(chain->block, block)));
    else
        increment_part(chain->block, chain);
    chain->counters_left--;
}

static size_t write_output(const broadside_channel *channel, size_t done) {
    return spend_keystream(channel, done, segment_or_rest(channel, done));
}

/* The lowest eight bytes of a big-endian counter. */
static uint64_t counter_value(const broadside_chain *chain) {
    size_t bytes = counter_bytes(chain);
    const uint8_t *end = chain->block + chain->counter_at + bytes;
    uint64_t value = 0;
    if (bytes >= 8)
        return load_be64(end - 8);
    for (size_t i = bytes; i > 0; i--)
        value = value << 8 | end[-(ptrdiff_t)i];
    return value;
}

/* The number of blocks until the counter becomes zero. The counter is at the end of the block. */
static uint64_t blocks_before_wrap(const broadside_chain *chain) {
    uint64_t value = counter_value(chain);
    size_t bytes = counter_bytes(chain);
    return bytes < 8 ? ((uint64_t)1 << 8 * bytes) - value : UINT64_MAX - value;
}

/* Whether the kernels can count. They count the block as one big-endian number. */
static bool kernels_count(const broadside_chain *chain) {
    return !chain->counter_is_little_endian && chain->counter_at == chain->counter_less;
}

/* For other counters: makes the counter blocks one by one. */
static void whole_blocks_slowly(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t keystream[BATCH_BYTES] = {0};
    broadside_chain *chain = channel->chain;
    size_t block = block_bytes(channel);
    for (size_t i = 0; i < bytes; i += block) {
        copy_block(keystream + i, chain->block, block);
        increment_part(chain->block, chain);
    }
    broadside_run_mode(channel->key, keystream, keystream, blocks_in(bytes, block), NULL,
                       WIDE_ECB_ENCRYPT);
    xor_bytes(channel->out + done, channel->in + done, keystream, bytes);
    broadside_wipe(keystream, bytes);
}

/* Does `blocks` blocks. The last one may bring the counter to zero. */
static void blocks_before_zero(const broadside_channel *channel, size_t done, size_t blocks) {
    broadside_chain *chain = channel->chain;
    uint8_t fixed[BROADSIDE_BLOCK_BYTES_MAX];
    copy_bytes(fixed, chain->block, chain->counter_at);
    broadside_run_mode(channel->key, channel->out + done, channel->in + done, blocks, chain->block,
                       WIDE_CTR);
    copy_bytes(chain->block, fixed, chain->counter_at); /* a carry out of the counter is lost */
}

/* Does the `blocks` whole blocks from `done` on if the counter is not the whole block. Returns the
 * number of bytes done. */
static NOT_INLINED size_t blocks_with_part(const broadside_channel *channel, size_t done,
                                           size_t blocks) {
    broadside_chain *chain = channel->chain;
    size_t block = block_bytes(channel);
    if (!kernels_count(chain))
        return batches_run(channel, done, whole_blocks_slowly);
    while (blocks > 0) {
        size_t now = blocks;
        if (blocks_before_wrap(chain) < now)
            now = (size_t)blocks_before_wrap(chain);
        if (now == 0) /* the counter has eight bytes or more, all of them ones */
            now = 1;
        blocks_before_zero(channel, done, now);
        done += now * block;
        blocks -= now;
    }
    return done;
}

/* Does the whole blocks from `done` on. Returns the number of bytes done. */
ALWAYS_INLINE size_t whole_blocks(const broadside_channel *channel, size_t done) {
    broadside_chain *chain = channel->chain;
    size_t block = block_bytes(channel), blocks = blocks_in(channel->bytes - done, block);
    chain->counters_left -= blocks;
    return counts_whole_block(chain) ? run_whole_blocks(channel, done, WIDE_CTR)
                                     : blocks_with_part(channel, done, blocks);
}

/* Does the bytes after the last whole block. */
static NOT_INLINED void finish(const broadside_channel *channel, size_t done) {
    blocks_run(channel, done, next_block, write_output);
}

ALWAYS_INLINE void alone(const broadside_channel *channel) {
    size_t done = whole_blocks(channel, start_with_leftover(channel));
    if (done < channel->bytes)
        finish(channel, done);
}

/* Lanes count only in the lower eight bytes of the block, and these may not wrap. */
static bool fits_lanes(const broadside_channel *channel, size_t blocks) {
    const broadside_chain *chain = channel->chain;
    return kernels_count(chain) && blocks < blocks_before_wrap(chain);
}

/* Begins a channel. The lanes do its whole blocks, with counters from the chain. */
static size_t start(const broadside_channel *channel) {
    size_t done = start_with_leftover(channel);
    channel->chain->counters_left -= blocks_in(channel->bytes - done, block_bytes(channel));
    return done;
}

static const lane_job job = {LANE_CTR, start, finish, alone, fits_lanes};

ANY_FUNCTION(ctr_encrypt, job, USE_CTR)

_Static_assert(offsetof(broadside_chain, keystream) ==
                   offsetof(broadside_chain, block) + BROADSIDE_BLOCK_BYTES_MAX,
               "WIDE_CTR_BYTES writes the keystream behind the counter");

/* A plain message whose last block is not whole, if one kernel does not do all of it. */
static NOT_INLINED broadside_status encrypt_cut(const broadside_key *key, broadside_chain *chain,
                                                uint8_t *out, const uint8_t *in, size_t bytes) {
    size_t block = key->cipher->block_bytes;
    size_t done = broadside_run_ctr_bytes(key, out, in, bytes, chain->block);
    chain->counters_left -= blocks_in(done + block - 1, block);
    if (done < bytes)
        return ctr_encrypt_of_any(key, chain, out + done, in + done, bytes - done);
    chain->used = (uint8_t)(bytes & (block - 1u));
    return BROADSIDE_OK;
}

/* A plain message whose last block is not whole. */
static NOT_INLINED broadside_status encrypt_bytes(const broadside_key *key, broadside_chain *chain,
                                                  uint8_t *out, const uint8_t *in, size_t bytes,
                                                  size_t blocks) {
    if (!run_bytes_in_one_kernel(key, out, in, bytes, blocks, chain->block))
        return encrypt_cut(key, chain, out, in, bytes);
    chain->counters_left -= blocks;
    chain->used = (uint8_t)(bytes & (key->cipher->block_bytes - 1u));
    return BROADSIDE_OK;
}

broadside_status broadside_ctr_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    size_t blocks = plain_blocks(&(broadside_channel){key, chain, out, in, bytes}, USE_CTR);
    if (blocks == 0)
        return ctr_encrypt_of_any(key, chain, out, in, bytes);
    bind_plain(chain, USE_CTR);
    if ((bytes & (key->cipher->block_bytes - 1u)) != 0)
        return encrypt_bytes(key, chain, out, in, bytes, blocks);
    chain->counters_left -= blocks;
    if (!run_in_one_kernel(key, out, in, blocks, chain->block, WIDE_CTR))
        broadside_run_mode(key, out, in, blocks, chain->block, WIDE_CTR);
    return BROADSIDE_OK;
}

broadside_status broadside_ctr_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    return broadside_ctr_encrypt(key, chain, out, in, bytes);
}

broadside_status broadside_ctr_encrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&job, USE_CTR, channels, count);
}

broadside_status broadside_ctr_decrypt_channels(const broadside_channel channels[], size_t count) {
    return broadside_ctr_encrypt_channels(channels, count);
}
