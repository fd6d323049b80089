/*
 * Compares channels in lanes with channels one by one, for scripts/bench/lanes-or-alone. The
 * results give LEAST_ALONE of the kernels. OFB always uses the lanes. CTR with one channel a call
 * does not; it does the same work for each block.
 */
#include "broadside.h"
#include "clock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    CHANNELS_MAX = 1024,
    BLOCKS_MAX = 256,
    BYTES_MAX = BLOCKS_MAX * BROADSIDE_BLOCK_BYTES_MAX,
    SAMPLES = 15
};

typedef struct stream {
    broadside_any_key key;
    broadside_chain ofb, ctr;
    uint8_t data[BYTES_MAX];
} stream;

static void must(broadside_status status) {
    if (status != BROADSIDE_OK) {
        fprintf(stderr, "lanes_or_alone: %s\n", broadside_status_text(status));
        exit(EXIT_FAILURE);
    }
}

static void start(stream *streams, const broadside_cipher *cipher) {
    for (size_t i = 0; i < CHANNELS_MAX; i++) {
        uint8_t key[BROADSIDE_KEY_BYTES_MAX] = {(uint8_t)i, (uint8_t)(i >> 8), 3, 4, 5, 6, 7, 8, 9};
        stream *s = &streams[i];
        must(broadside_any_set_key(&s->key, cipher, key, cipher->key_bytes_min));
        must(broadside_chain_start(&s->ofb, &s->key.head, key, cipher->block_bytes));
        must(broadside_chain_start(&s->ctr, &s->key.head, key, cipher->block_bytes));
    }
}

static uint64_t in_lanes(stream *streams, size_t count, size_t bytes) {
    static broadside_channel channels[CHANNELS_MAX];
    for (size_t i = 0; i < count; i++) {
        stream *s = &streams[i];
        channels[i] = (broadside_channel){&s->key.head, &s->ofb, s->data, s->data, bytes};
    }
    uint64_t before = clock_ticks();
    must(broadside_ofb_encrypt_channels(channels, count));
    return clock_ticks() - before;
}

static uint64_t alone(stream *streams, size_t count, size_t bytes) {
    uint64_t before = clock_ticks();
    for (size_t i = 0; i < count; i++) {
        stream *s = &streams[i];
        must(broadside_ctr_encrypt(&s->key.head, &s->ctr, s->data, s->data, bytes));
    }
    return clock_ticks() - before;
}

static int by_time(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* The ratio of the medians: below 1, lanes are faster. */
static double ratio(stream *streams, size_t count, size_t bytes) {
    uint64_t lanes[SAMPLES], single[SAMPLES];
    for (size_t i = 0; i < SAMPLES; i++) {
        lanes[i] = in_lanes(streams, count, bytes);
        single[i] = alone(streams, count, bytes);
    }
    qsort(lanes, SAMPLES, sizeof *lanes, by_time);
    qsort(single, SAMPLES, sizeof *single, by_time);
    return (double)lanes[SAMPLES / 2] / (double)single[SAMPLES / 2];
}

int main(void) {
    static const size_t blocks[] = {1,  2,  4,  8,  12,  16,  24,  32,        40,
                                    48, 56, 64, 96, 128, 144, 192, BLOCKS_MAX};
    static const size_t counts[] = {4, 10, 24, 48, 300, CHANNELS_MAX};
    stream *streams = calloc(CHANNELS_MAX, sizeof *streams);
    if (streams == NULL)
        return EXIT_FAILURE;
    printf("blocks of a channel   ");
    for (size_t b = 0; b < sizeof blocks / sizeof *blocks; b++)
        printf("%5zu", blocks[b]);
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        if (cipher->wide == NULL) /* without kernels there are no lanes */
            continue;
        start(streams, cipher);
        for (size_t c = 0; c < sizeof counts / sizeof *counts; c++) {
            printf("\n%-12s %4zu each", cipher->name, counts[c]);
            for (size_t b = 0; b < sizeof blocks / sizeof *blocks; b++)
                printf("%5.2f", ratio(streams, counts[c], blocks[b] * cipher->block_bytes));
            fflush(stdout);
        }
    }
    puts("");
    free(streams);
    return EXIT_SUCCESS;
}
