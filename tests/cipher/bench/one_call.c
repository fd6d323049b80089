/*
 * Runs one kernel once on some blocks, and prints the bytes of a pass. For
 * scripts/bench/count-instructions and scripts/bench/port-bounds.
 *
 * usage: one_call CIPHER KERNEL MODE PASSES   MODE is a number of wide_mode, or of lane_mode plus
 * 100; 0 passes run nothing
 */
#define _POSIX_C_SOURCE 200809L
#include "../../../src/wide/kernel.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PASSES_MAX = 16, LANES_FROM = 100 };

/* A tracer sees these signals before and after the kernel. Without one they do nothing. */
static void mark(void) {
    if (raise(SIGUSR1) != 0)
        exit(EXIT_FAILURE);
}

static void run_lanes(const kernel *k, const broadside_key *key, size_t mode, size_t steps,
                      uint8_t *data) {
    static lane_set lanes;
    lanes.stack_end = (const uint8_t *)&steps;
    for (size_t lane = 0; lane < k->blocks; lane++) {
        lanes.in[lane] = lanes.out[lane] = data + lane * PASSES_MAX * key->cipher->block_bytes;
        k->set_lane(&lanes, lane, key, mode == LANE_CBC_DECRYPT);
    }
    mark();
    k->lanes[mode](&lanes, steps);
    mark();
}

static void run_mode(const kernel *k, const broadside_key *key, size_t mode, size_t passes,
                     uint8_t *data) {
    uint8_t state[BROADSIDE_BLOCK_BYTES_MAX] = {0};
    mark();
    k->modes[mode](key, data, data, passes * k->blocks, state);
    mark();
}

int main(int count, char **arguments) {
    static uint8_t data[PASSES_MAX * LANES_LIMIT * BROADSIDE_BLOCK_BYTES_MAX];
    static const uint8_t bytes[BROADSIDE_KEY_BYTES_MAX] = {1, 2, 3};
    broadside_any_key key;
    signal(SIGUSR1, SIG_IGN);
    const broadside_cipher *cipher = count == 5 ? broadside_cipher_find(arguments[1]) : NULL;
    if (cipher == NULL || cipher->wide == NULL ||
        broadside_any_set_key(&key, cipher, bytes, cipher->key_bytes_min) != BROADSIDE_OK)
        return EXIT_FAILURE;
    size_t mode = strtoul(arguments[3], NULL, 10), passes = strtoul(arguments[4], NULL, 10);
    for (const kernel *const *k = cipher->wide->kernels; *k != NULL && passes <= PASSES_MAX; k++) {
        if (strcmp((*k)->name, arguments[2]) != 0)
            continue;
        if (passes > 0 && mode >= LANES_FROM)
            run_lanes(*k, &key.head, mode - LANES_FROM, passes, data);
        else if (passes > 0)
            run_mode(*k, &key.head, mode, passes, data);
        printf("%zu\n", (size_t)(*k)->blocks * cipher->block_bytes);
        return EXIT_SUCCESS;
    }
    return EXIT_FAILURE;
}
