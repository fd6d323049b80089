/* Who does the work of a cell: our implementations and the other libraries. */
#ifndef BROADSIDE_BENCH_CANDIDATES_H
#define BROADSIDE_BENCH_CANDIDATES_H

#include "../peers/peer.h"
#include "cells.h"

enum { CANDIDATES_MAX = 24, SAMPLES_MAX = 61 };

typedef struct sample {
    double ticks;
    double speed;   /* core cycles in a tick, right after */
    double waiting; /* seconds in which the system ran others */
} sample;

typedef struct candidate {
    const peer *library;
    /* Of our library only: */
    const char *implementation; /* "wide", "scalar" or "table" */
    const char *tier;           /* the highest that it may use */
    uint32_t tiers;             /* as a set */
    bool constant_time;

    uint8_t iv[BROADSIDE_BLOCK_BYTES_MAX]; /* of the first channel */
    void *states[CHANNELS_MAX];
    size_t channels; /* states that are open */
    size_t repetitions;
    sample samples[SAMPLES_MAX];
    size_t count; /* of samples */
} candidate;

/* Opens all candidates that can do the cell: first ours, the best of them at the head. With
 * `only_avx2`, only our implementations for AVX2 are among them. Returns their number. */
size_t open_candidates(candidate all[CANDIDATES_MAX], const cell *what, bool full, bool only_avx2);
void close_candidates(candidate all[], size_t count);

/* Does the cell once, in place: messages one after another in `data`. A single message begins with
 * its IV; a channel goes on. */
void run_candidate(const candidate *one, const cell *what, uint8_t *data);

/* The place of the first byte where the candidates' results differ from the first one's, or -1.
 * `*which` is then the candidate. Must come before any other use of the states. */
ptrdiff_t compare_candidates(const candidate all[], size_t count, const cell *what, size_t *which);

#endif
