/*
 * Feedback modes, one block after another, for one channel or for many side by side. With many,
 * each step encrypts one block of every active channel. A channel that ends makes room for the
 * next.
 *
 * A mode is three functions. They are defined where this file is included, so that the compiler can
 * inline them. `chain->keystream` holds the block to encrypt.
 */
#ifndef BROADSIDE_MODE_LANES_H
#define BROADSIDE_MODE_LANES_H

#include "mode.h"

enum { LANES_MAX = 64, BATCH_BYTES = 512 };

/* Uses keystream that an earlier call left; returns the bytes done. There must be at least a byte
 * of data: for no data the pointers may be NULL, and even 0 must not be added to them. */
typedef size_t lane_start(const broadside_channel *channel);
/* Puts the next block to encrypt into the keystream; `done` bytes are done, at least one is left.
 */
typedef void lane_before(const broadside_channel *channel, size_t done);
/* Takes the encrypted block from the keystream and writes output; returns the bytes done by it. */
typedef size_t lane_after(const broadside_channel *channel, size_t done);
/* Does that many bytes (whole blocks), whose encryptions need not wait for one another. */
typedef void lane_batch(const broadside_channel *channel, size_t done, size_t bytes);

typedef struct lanes {
    size_t count;
    const broadside_channel *channel[LANES_MAX];
    size_t done[LANES_MAX];
    const broadside_key *keys[LANES_MAX];
    uint8_t *blocks[LANES_MAX];
} lanes;

static inline size_t block_bytes(const broadside_channel *channel) {
    return channel->key->cipher->block_bytes;
}

/* Bytes of data that an encrypted block serves; only in CFB with short segments fewer than a block.
 */
static inline size_t segment_bytes(const broadside_channel *channel) {
    return channel->chain->segment_bytes;
}

static inline size_t segment_or_rest(const broadside_channel *channel, size_t done) {
    size_t rest = channel->bytes - done;
    return rest < segment_bytes(channel) ? rest : segment_bytes(channel);
}

/* `lane_start` of the modes that keep no keystream. */
static inline size_t start_at_zero(const broadside_channel *channel) {
    (void)channel;
    return 0;
}

/* Uses bytes of the current segment, which has at least so many left. */
static inline void spend(const broadside_channel *channel, size_t bytes) {
    broadside_chain *chain = channel->chain;
    size_t used = chain->used + bytes;
    chain->used = (uint8_t)(used == chain->segment_bytes ? 0 : used);
}

/* Writes output from the keystream of the current block, until it or the data ends. */
static inline size_t spend_keystream(const broadside_channel *channel, size_t done, size_t bytes) {
    broadside_chain *chain = channel->chain;
    xor_bytes(channel->out + done, channel->in + done, chain->keystream + chain->used, bytes);
    spend(channel, bytes);
    return bytes;
}

/* Bytes that the keystream of an earlier call covers. */
static inline size_t leftover(const broadside_channel *channel) {
    size_t used = channel->chain->used, left = used == 0 ? 0 : segment_bytes(channel) - used;
    return left < channel->bytes ? left : channel->bytes;
}

/* `lane_start` of the modes whose keystream does not depend on the data. */
static inline size_t start_with_leftover(const broadside_channel *channel) {
    return channel->chain->used == 0 ? 0 : spend_keystream(channel, 0, leftover(channel));
}

/* `lane_before` of the modes that encrypt what the chain holds. */
static inline void encrypt_chain_next(const broadside_channel *channel, size_t done) {
    (void)done;
    copy_block(channel->chain->keystream, channel->chain->block, block_bytes(channel));
}

/* Does the data from `done` on, block after block. */
static inline void blocks_run(const broadside_channel *channel, size_t done, lane_before *before,
                              lane_after *after) {
    const broadside_key *key = channel->key;
    uint8_t *block = channel->chain->keystream;
    for (; done < channel->bytes; done += after(channel, done)) {
        before(channel, done);
        broadside_run_mode(WIDE_ECB_ENCRYPT, key, block, block, 1, NULL);
    }
}

/* Does the whole blocks from `done` on, in batches; returns the bytes done. */
static inline size_t batches_run(const broadside_channel *channel, size_t done, lane_batch *batch) {
    size_t block = block_bytes(channel);
    while (channel->bytes - done >= block) {
        size_t whole = blocks_in(channel->bytes - done, block) * block;
        size_t bytes = whole < BATCH_BYTES ? whole : BATCH_BYTES;
        batch(channel, done, bytes);
        done += bytes;
    }
    return done;
}

#endif
