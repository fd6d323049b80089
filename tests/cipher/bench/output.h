/* The results as JSON, and a line that tells how far the measurement is. */
#ifndef BROADSIDE_BENCH_OUTPUT_H
#define BROADSIDE_BENCH_OUTPUT_H

#include "measure.h"

#include <stdio.h>

typedef struct output {
    FILE *file;
    bool only_avx2;
    bool any; /* a result was written */
} output;

/* Clock, libraries and their versions, and the beginning of the list of results. */
void output_begin(output *to);

/* One result for each of our implementations. */
void output_cell(output *to, const cell *what, const candidate all[], size_t count);
void output_end(output *to);

/* On standard error; every half minute if that is no terminal. */
void tell_progress(const cell *what, size_t done, size_t count, double began);

#endif
