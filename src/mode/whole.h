/* Whole blocks of channels. The kernels do them. */
#ifndef BROADSIDE_MODE_WHOLE_H
#define BROADSIDE_MODE_WHOLE_H

#include "../wide/choose.h"
#include "check.h"
#include "lanes.h"

/* Does the whole blocks from `done` on. Returns the number of bytes done. */
static inline size_t run_whole_blocks(const broadside_channel *channel, size_t done,
                                      wide_mode mode) {
    size_t block = block_bytes(channel), blocks = blocks_in(channel->bytes - done, block);
    broadside_run_mode(channel->key, channel->out + done, channel->in + done, blocks,
                       channel->chain->block, mode);
    return done + blocks * block;
}

/* Checks a channel and does it. `job` is a constant. Its function is called from here if no lane
 * would be faster, because that takes a message of 64 bytes less time. */
static inline broadside_status run_channel(const lane_job *job, chain_use use,
                                           const broadside_channel *channel) {
    broadside_status status = begin_channel(channel, use);
    if (status == BROADSIDE_OK && !is_parallel(job->mode))
        broadside_run_channel(job, channel);
    else if (status == BROADSIDE_OK && channel->bytes > 0)
        job->alone(channel);
    return status;
}

/* Defines the function for messages that are not plain. */
#define ANY_FUNCTION(name, job, use)                                                               \
    static NOT_INLINED broadside_status name##_of_any(const broadside_key *key,                    \
                                                      broadside_chain *chain, uint8_t *out,        \
                                                      const uint8_t *in, size_t bytes) {           \
        broadside_channel channel = {key, chain, out, in, bytes};                                  \
        return run_channel(&(job), use, &channel);                                                 \
    }

/* Defines the function `name` of a mode whose blocks do not wait for one another. A plain message
 * goes to the kernels at once, because a message of 64 bytes takes little more time than the way
 * through a channel. */
#define PARALLEL_FUNCTION(name, job, use, mode)                                                    \
    ANY_FUNCTION(name, job, use)                                                                   \
    broadside_status broadside_##name(const broadside_key *key, broadside_chain *chain,            \
                                      uint8_t *out, const uint8_t *in, size_t bytes) {             \
        size_t blocks = plain_blocks(&(broadside_channel){key, chain, out, in, bytes}, use);       \
        if (blocks == 0)                                                                           \
            return name##_of_any(key, chain, out, in, bytes);                                      \
        bind_plain(chain, use);                                                                    \
        if (!run_in_one_kernel(key, out, in, blocks, chain->block, mode))                          \
            broadside_run_mode(key, out, in, blocks, chain->block, mode);                          \
        return BROADSIDE_OK;                                                                       \
    }

/* Checks all channels and does them. */
static inline broadside_status run_channels(const lane_job *job, chain_use use,
                                            const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_begin_channels(channels, count, use);
    if (status == BROADSIDE_OK)
        broadside_run_lanes(job, channels, count);
    return status;
}

#endif
