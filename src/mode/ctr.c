/* Counter mode, SP 800-38A section 6.5. The counter is the whole block (appendix B.1 with m = b),
 * or some of its bytes. */
#include "lanes.h"

/* A counter block as a number; `high` is used if a block has 16 bytes. */
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

static inline bool counts_whole_block(const broadside_chain *chain, size_t block) {
    return chain->counter_bytes == block && !chain->counter_is_little_endian;
}

/* Adds to the counter in some bytes of the block; the carry out of them is lost. */
static void increment_part(uint8_t *block, const broadside_chain *chain) {
    for (size_t i = 0; i < chain->counter_bytes; i++) {
        size_t byte = chain->counter_is_little_endian ? i : chain->counter_bytes - 1u - i;
        if (++block[chain->counter_at + byte] != 0)
            break;
    }
}

static void next_block(const broadside_channel *channel, size_t done) {
    (void)done;
    broadside_chain *chain = channel->chain;
    size_t block = block_bytes(channel);
    copy_bytes(chain->keystream, chain->block, block);
    if (counts_whole_block(chain, block))
        store_counter(chain->block, block, incremented(load_counter(chain->block, block)));
    else
        increment_part(chain->block, chain);
    chain->counters_left--;
}

static size_t write_output(const broadside_channel *channel, size_t done) {
    return spend_keystream(channel, done, segment_or_rest(channel, done));
}

/* The next counter blocks. */
static void count_blocks(broadside_chain *chain, uint8_t *out, size_t bytes, size_t block) {
    chain->counters_left -= bytes / block;
    if (counts_whole_block(chain, block)) {
        counter next = load_counter(chain->block, block);
        for (size_t i = 0; i < bytes; i += block, next = incremented(next))
            store_counter(out + i, block, next);
        store_counter(chain->block, block, next);
        return;
    }
    for (size_t i = 0; i < bytes; i += block) {
        copy_bytes(out + i, chain->block, block);
        increment_part(chain->block, chain);
    }
}

static void whole_blocks(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t keystream[BATCH_BYTES] = {0};
    size_t block = block_bytes(channel);
    count_blocks(channel->chain, keystream, bytes, block);
    channel->key->cipher->encrypt_blocks(channel->key, keystream, keystream, bytes / block);
    xor_bytes(channel->out + done, channel->in + done, keystream, bytes);
    broadside_wipe(keystream, bytes);
}

static void run(const broadside_channel *channel) {
    size_t done = batches_run(channel, start_with_leftover(channel), whole_blocks);
    blocks_run(channel, done, next_block, write_output);
}

broadside_status broadside_ctr_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_ctr_encrypt_channels(&channel, 1);
}

broadside_status broadside_ctr_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_ctr_decrypt_channels(&channel, 1);
}

broadside_status broadside_ctr_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_begin_channels(channels, count, USE_CTR);
    if (status != BROADSIDE_OK)
        return status;
    if (count == 1 && channels[0].bytes > 0)
        run(&channels[0]);
    else
        channels_run(channels, count, start_with_leftover, next_block, write_output);
    return status;
}

broadside_status broadside_ctr_decrypt_channels(const broadside_channel channels[], size_t count) {
    return broadside_ctr_encrypt_channels(channels, count);
}
