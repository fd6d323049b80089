/*
 * Feedback modes, one block after another, for one channel or for many side by side. With many
 * channels, each step encrypts one block of every active channel. If a channel ends, the next one
 * takes its place.
 *
 * A mode is three functions. They are defined where this file is included, so that the compiler can
 * inline them. `chain->keystream` holds the block to encrypt.
 */
#ifndef BROADSIDE_MODE_LANES_H
#define BROADSIDE_MODE_LANES_H

#include "mode.h"

enum { LANES_MAX = 64, BATCH_BYTES = 512 };

/* Uses the keystream that an earlier call left, and returns the number of bytes done. There must be
 * at least one byte of data: without data, pointers may be NULL, and nothing may be added to NULL,
 * not even 0. */
typedef size_t lane_start(const broadside_channel *channel);
/* Writes the next block to encrypt into the keystream. `done` bytes are done, and at least one is
 * left. */
typedef void lane_before(const broadside_channel *channel, size_t done);
/* Takes the encrypted block from the keystream, and writes output. Returns the number of bytes
 * done. */
typedef size_t lane_after(const broadside_channel *channel, size_t done);
/* Does `bytes` bytes (whole blocks) whose encryptions do not wait for one another. */
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

/* Bytes of data for each encrypted block. They are fewer than a block only in CFB with short
 * segments. */
static inline size_t segment_bytes(const broadside_channel *channel) {
    return block_bytes(channel) - channel->chain->segment_less;
}

static inline size_t segment_or_rest(const broadside_channel *channel, size_t done) {
    size_t rest = channel->bytes - done;
    return rest < segment_bytes(channel) ? rest : segment_bytes(channel);
}

/* Uses `bytes` bytes of the current segment, which has at least as many left. */
static inline void spend(const broadside_channel *channel, size_t bytes) {
    broadside_chain *chain = channel->chain;
    size_t used = chain->used + bytes;
    chain->used = (uint8_t)(used == segment_bytes(channel) ? 0 : used);
}

/* Writes output with the keystream of the current block, until the keystream or the data ends. */
static NOT_INLINED size_t spend_keystream(const broadside_channel *channel, size_t done,
                                          size_t bytes) {
    broadside_chain *chain = channel->chain;
    xor_bytes(channel->out + done, channel->in + done, chain->keystream + chain->used, bytes);
    spend(channel, bytes);
    return bytes;
}

/* The number of bytes for which there is keystream from an earlier call. */
static inline size_t leftover(const broadside_channel *channel) {
    size_t used = channel->chain->used, left = used == 0 ? 0 : segment_bytes(channel) - used;
    return left < channel->bytes ? left : channel->bytes;
}

/* The `lane_start` of modes whose keystream does not depend on the data. */
static inline size_t start_with_leftover(const broadside_channel *channel) {
    return channel->chain->used == 0 ? 0 : spend_keystream(channel, 0, leftover(channel));
}

/* The `lane_before` of modes that encrypt the block in the chain. */
static inline void encrypt_chain_next(const broadside_channel *channel, size_t done) {
    (void)done;
    copy_block(channel->chain->keystream, channel->chain->block, block_bytes(channel));
}

/* Does the data from `done` on, one block after another. */
static inline void blocks_run(const broadside_channel *channel, size_t done, lane_before *before,
                              lane_after *after) {
    const broadside_key *key = channel->key;
    uint8_t *block = channel->chain->keystream;
    for (; done < channel->bytes; done += after(channel, done)) {
        before(channel, done);
        broadside_run_mode(key, block, block, 1, NULL, WIDE_ECB_ENCRYPT);
    }
}

/* Does the whole blocks from `done` on, in batches. Returns the number of bytes done. */
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
