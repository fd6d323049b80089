/*
 * Channels in lanes: no lane stays empty while a channel waits; thousands of channels, each with
 * its own key, give what each gives alone.
 */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <stdlib.h>
#include <string.h>

enum { BLOCK = 16, LANES = 8, CHANNELS = 1200, BLOCKS_MAX = 40, BYTES_MAX = 80 };

/* ---- A kernel that counts its steps ---- */

static size_t steps_done, channels_finished, channels_alone, channels_in_rows;

static void count_steps(lane_set *lanes, size_t steps) {
    steps_done += steps;
    for (size_t lane = 0; lane < LANES; lane++) {
        for (size_t i = 0; i < steps * BLOCK; i++)
            lanes->out[lane][i] = lanes->in[lane][i] ^ 0xa5;
        lanes->in[lane] += steps * BLOCK;
        lanes->out[lane] += steps * BLOCK;
    }
}

static void ignore_key(lane_set *lanes, size_t lane, const broadside_key *key, bool decrypts) {
    (void)lanes;
    (void)lane;
    (void)key;
    (void)decrypts;
}

static void set_row(lane_set *lanes, const broadside_channel channels[], bool decrypts) {
    (void)decrypts;
    for (size_t lane = 0; lane < LANES; lane++) {
        lanes->in[lane] = channels[lane].in;
        lanes->out[lane] = channels[lane].out;
        memcpy(lanes->state + lane * BLOCK, channels[lane].chain->block, BLOCK);
    }
    channels_in_rows += LANES;
}

static const kernel counting = {.name = "counting",
                                .needs = TIER_PORTABLE,
                                .blocks = LANES,
                                .least_blocks = 1,
                                .least_lanes = 1,
                                .least_alone = UINT16_MAX,
                                .lanes = {[LANE_OFB] = count_steps, [LANE_CTR] = count_steps},
                                .set_lane = ignore_key,
                                .set_lanes = set_row};
static const kernel *const counting_list[] = {&counting, NULL};
static const broadside_wide counting_kernels = {.kernels = counting_list,
                                                .one_chain_in_lanes = true};
static const broadside_cipher counted = {
    .name = "counted", .block_bytes = BLOCK, .wide = &counting_kernels};

static size_t start_channel(const broadside_channel *channel) {
    (void)channel;
    return 0;
}

static void finish_channel(const broadside_channel *channel, size_t done) {
    channels_finished += done == channel->bytes;
}

static void do_alone(const broadside_channel *channel) {
    (void)channel;
    channels_alone++;
}

static const lane_job chain_job = {LANE_OFB, start_channel, finish_channel, do_alone, NULL};
static const lane_job parallel_job = {LANE_CTR, start_channel, finish_channel, do_alone, NULL};

enum { EQUAL = 0 };

/* Blocks of channel `i`, for a few distributions. */
static size_t blocks_of(unsigned distribution, size_t i) {
    uint8_t random[1];
    fill_bytes(random, 1, 1000 * distribution + i);
    switch (distribution) {
    case EQUAL:
        return 5;
    case 1:
        return i == 0 ? BLOCKS_MAX : 1; /* a long one first */
    case 2:
        return i % 20 == 19 ? BLOCKS_MAX : 2;
    default:
        return 1 + random[0] % BLOCKS_MAX;
    }
}

/* If every lane that is free takes the next channel, the last channel starts when no lane has done
 * more than the mean of all others' blocks (R. L. Graham, "Bounds on multiprocessing timing
 * anomalies", 1969). */
static void lanes_stay_busy(unsigned distribution, size_t count) {
    static uint8_t in[CHANNELS][BLOCKS_MAX * BLOCK], out[CHANNELS][BLOCKS_MAX * BLOCK];
    static broadside_channel channels[CHANNELS];
    static broadside_chain chains[CHANNELS];
    const broadside_key key = {&counted};
    size_t all = 0, longest = 0, wrong = 0;
    for (size_t i = 0; i < count; i++) {
        size_t blocks = blocks_of(distribution, i);
        fill_bytes(in[i], blocks * BLOCK, i);
        chains[i] = (broadside_chain){0};
        channels[i] = (broadside_channel){&key, &chains[i], out[i], in[i], blocks * BLOCK};
        all += blocks;
        longest = blocks > longest ? blocks : longest;
    }
    steps_done = channels_finished = channels_in_rows = 0;
    broadside_run_lanes(&chain_job, channels, count);
    for (size_t i = 0; i < count; i++)
        for (size_t at = 0; at < channels[i].bytes; at++)
            wrong += out[i][at] != (in[i][at] ^ 0xa5);
    CHECK(wrong == 0 && channels_finished + channels_in_rows == count,
          "%zu channels, distribution %u: all are done", count, distribution);
    CHECK(distribution != EQUAL || channels_in_rows == count / LANES * LANES,
          "%zu equal channels: %zu in rows", count, channels_in_rows);
    CHECK(steps_done <= (all - longest) / LANES + longest,
          "%zu channels, distribution %u: %zu steps for %zu blocks in %d lanes", count,
          distribution, steps_done, all, (int)LANES);
}

/* Blocks that do not wait for one another fill a pass as well as the blocks of other channels. */
static void long_channels_run_alone(size_t count, size_t blocks, size_t alone) {
    static uint8_t data[LANES][BLOCKS_MAX * BLOCK];
    broadside_chain chains[LANES];
    broadside_channel channels[LANES];
    const broadside_key key = {&counted};
    memset(chains, 0, sizeof chains);
    for (size_t i = 0; i < count; i++)
        channels[i] = (broadside_channel){&key, &chains[i], data[i], data[i], blocks * BLOCK};
    steps_done = channels_finished = channels_alone = 0;
    broadside_run_lanes(&parallel_job, channels, count);
    CHECK(channels_alone == alone && channels_finished == count - alone,
          "%zu channels of %zu blocks: %zu alone, %zu in lanes", count, blocks, channels_alone,
          channels_finished);
}

/* ---- Thousands of channels ---- */

typedef struct channel_data {
    uint8_t iv[BROADSIDE_BLOCK_BYTES_MAX], in[BYTES_MAX], together[BYTES_MAX], alone[BYTES_MAX];
    broadside_chain chain, chain_alone;
    size_t bytes;
} channel_data;

static bool start_all(const broadside_any_key *keys, channel_data *data, size_t block) {
    bool good = true;
    for (size_t i = 0; i < CHANNELS; i++)
        good &=
            broadside_chain_start(&data[i].chain, &keys[i].head, data[i].iv, block) == BROADSIDE_OK;
    return good;
}

/* The lengths of all channels, rounded down to what the mode takes. In two calls, the first one
 * leaves a part of a block. */
typedef enum lengths { DIFFERENT, ALIKE, MOSTLY_ALIKE, ALIKE_IN_TWO_CALLS, LENGTHS } lengths;

enum { FIRST_CALL_BYTES = 3 };

static size_t length(lengths which, size_t i) {
    if (which == ALIKE_IN_TWO_CALLS)
        return FIRST_CALL_BYTES + 4 * BLOCK;
    bool is_another = which == DIFFERENT || (which == MOSTLY_ALIKE && i % 601 == 600);
    return is_another ? i * 37 % (BYTES_MAX + 1) : BYTES_MAX;
}

/* Does up to `most` bytes of every channel, from byte `first` on. */
static bool run_all(const broadside_any_key *keys, channel_data *data, channels_function *function,
                    size_t first, size_t most) {
    static broadside_channel channels[CHANNELS];
    for (size_t i = 0; i < CHANNELS; i++) {
        size_t left = data[i].bytes - first;
        channels[i] = (broadside_channel){&keys[i].head, &data[i].chain, data[i].together + first,
                                          data[i].in + first, left < most ? left : most};
    }
    return function(channels, CHANNELS) == BROADSIDE_OK;
}

static bool same_chain(const broadside_chain *a, const broadside_chain *b, size_t block) {
    return memcmp(a->block, b->block, block) == 0 && a->counters_left == b->counters_left &&
           a->used == b->used;
}

static void all_together(const broadside_any_key *keys, channel_data *data, const test_mode *mode,
                         bool encrypts, lengths which) {
    channels_function *function = encrypts ? mode->encrypt_channels : mode->decrypt_channels;
    const broadside_cipher *cipher = keys[0].head.cipher;
    size_t block = cipher->block_bytes, step = mode->whole_blocks ? block : 1, wrong = 0;
    bool good = start_all(keys, data, block);
    for (size_t i = 0; i < CHANNELS; i++) {
        data[i].bytes = length(which, i) / step * step;
        good &=
            (encrypts ? mode->encrypt : mode->decrypt)(&keys[i].head, &data[i].chain, data[i].alone,
                                                       data[i].in, data[i].bytes) == BROADSIDE_OK;
        data[i].chain_alone = data[i].chain;
    }
    good &= start_all(keys, data, block);
    size_t first = which == ALIKE_IN_TWO_CALLS && !mode->whole_blocks ? FIRST_CALL_BYTES : 0;
    good &= run_all(keys, data, function, 0, first);
    good &= run_all(keys, data, function, first, SIZE_MAX);
    for (size_t i = 0; i < CHANNELS; i++)
        wrong += memcmp(data[i].together, data[i].alone, data[i].bytes) != 0 ||
                 !same_chain(&data[i].chain, &data[i].chain_alone, block);
    CHECK(good && wrong == 0, "%s %s %s, lengths %d: %zu of %d channels differ", cipher->name,
          mode->name, encrypts ? "encryption" : "decryption", (int)which, wrong, (int)CHANNELS);
}

static void thousands(const broadside_cipher *cipher) {
    static broadside_any_key keys[CHANNELS];
    static channel_data data[CHANNELS];
    bool good = true;
    for (size_t i = 0; i < CHANNELS; i++) {
        uint8_t bytes[BROADSIDE_KEY_BYTES_MAX];
        fill_bytes(bytes, sizeof bytes, i);
        fill_bytes(data[i].iv, sizeof data[i].iv, i + 1);
        fill_bytes(data[i].in, BYTES_MAX, i + 2);
        size_t size = i % 700 < 650 ? cipher->key_bytes_min : cipher->key_bytes_max;
        good &= broadside_any_set_key(&keys[i], cipher, bytes, size) == BROADSIDE_OK;
    }
    CHECK(good, "%s: %d keys", cipher->name, (int)CHANNELS);
    for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++)
        for (unsigned encrypts = 0; encrypts < 2 && test_modes[m].encrypt_channels != NULL;
             encrypts++)
            for (unsigned which = 0; which < LENGTHS; which++)
                all_together(keys, data, &test_modes[m], encrypts == 1, (lengths)which);
}

/* The library looks for lanes for a single chain only if the list of kernels says that it may. */
static void one_chain_is_known(const broadside_cipher *cipher) {
    bool in_lanes = false;
    for (const kernel *const *k = cipher->wide->kernels; *k != NULL; k++)
        in_lanes |= (*k)->blocks > 1 && (*k)->least_lanes == 1;
    CHECK(!in_lanes || cipher->wide->one_chain_in_lanes, "%s: one_chain_in_lanes", cipher->name);
}

int main(void) {
    static const size_t counts[] = {1, 7, 8, 9, 100, CHANNELS};
    for (unsigned distribution = 0; distribution < 5; distribution++)
        for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
            lanes_stay_busy(distribution, counts[i]);
    long_channels_run_alone(1, 1, 1);
    long_channels_run_alone(3, 5, 3);
    long_channels_run_alone(5, 5, 5);
    long_channels_run_alone(6, 5, 0);
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
        if (cipher->wide != NULL) { /* others do their channels one by one */
            one_chain_is_known(cipher);
            thousands(cipher);
        }
    return check_report("lanes");
}
