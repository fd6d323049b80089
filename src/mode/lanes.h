/*
 * Channels of different lengths, kept side by side: each step encrypts one block of every channel
 * under way, and a channel that ends makes room for the next. A mode gives what it does before and
 * after the encryption of a channel's block; the functions are known where this is included, so
 * that calls to them vanish.
 */
#ifndef BROADSIDE_MODE_LANES_H
#define BROADSIDE_MODE_LANES_H

#include "mode.h"

enum { LANES_MAX = 64 };

/* A channel under way. */
typedef struct lane {
    const broadside_channel *channel;
    size_t done; /* bytes */
} lane;

typedef struct lanes {
    size_t count;
    lane lane[LANES_MAX];
    const broadside_key *keys[LANES_MAX];
    uint8_t *blocks[LANES_MAX];
} lanes;

/* Before a block is encrypted: put it into the chain. `bytes` is what is left of the channel, at
 * least 1. */
typedef void lane_before(const broadside_channel *channel, size_t done);
/* After: write output; returns the bytes consumed. */
typedef size_t lane_after(const broadside_channel *channel, size_t done);

static inline void lanes_fill(lanes *active, const broadside_channel channels[], size_t count,
                              size_t *next) {
    for (; active->count < LANES_MAX && *next < count; ++*next) {
        const broadside_channel *channel = &channels[*next];
        if (channel->bytes == 0)
            continue;
        active->lane[active->count] = (lane){channel, 0};
        active->keys[active->count] = channel->key;
        active->blocks[active->count] = channel->chain->block;
        active->count++;
    }
}

/* Drop lane `i`; the last lane takes its place. */
static inline void lanes_drop(lanes *active, size_t i) {
    size_t last = --active->count;
    active->lane[i] = active->lane[last];
    active->keys[i] = active->keys[last];
    active->blocks[i] = active->blocks[last];
}

static inline void lanes_run(const broadside_channel channels[], size_t count, lane_before *before,
                             lane_after *after) {
    lanes active;
    active.count = 0;
    size_t next = 0;
    for (lanes_fill(&active, channels, count, &next); active.count > 0;
         lanes_fill(&active, channels, count, &next)) {
        for (size_t i = 0; i < active.count; i++)
            before(active.lane[i].channel, active.lane[i].done);
        channels[0].key->cipher->encrypt_channels(active.keys, active.blocks, active.count);
        for (size_t i = active.count; i-- > 0;) {
            lane *at = &active.lane[i];
            at->done += after(at->channel, at->done);
            if (at->done == at->channel->bytes)
                lanes_drop(&active, i);
        }
    }
}

#endif
