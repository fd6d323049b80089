/* Measures the candidates of a cell, which take turns. */
#ifndef BROADSIDE_BENCH_MEASURE_H
#define BROADSIDE_BENCH_MEASURE_H

#include "candidates.h"

/* Takes samples of all candidates until each has enough that nothing disturbed, or until the cell
 * has taken too long. */
void measure_cell(candidate all[], size_t count, const cell *what);

/* Core cycles of one candidate for a byte, or for a key. */
typedef struct figure {
    double median, quartile1, quartile3;
    size_t quiet; /* undisturbed samples; if there are none, the figures are those of all */
} figure;

figure figure_of(const candidate *one, const cell *what);

#endif
