#include "measure.h"

#include "../shared/check.h"
#include "clock.h"
#include "src/wide/kernel.h"

#include <stdlib.h>

enum { SAMPLES_WANTED = 21, SAMPLES_LEAST = 5, KEYS_OF_A_RUN = 16 };

static const double warm_seconds = 60e-6, sample_seconds = 30e-6, cell_seconds = 0.7;

/* If the clock after a sample is further than this share from its median, or the thread waited
 * longer than the system's own clocks take, something disturbed the core. */
static const double quiet_share = 0.02, quiet_waiting = 3e-6;

static double run(const candidate *one, const cell *what, uint8_t *data) {
    uint64_t start = clock_ticks();
    for (size_t i = 0; i < one->repetitions; i++)
        run_candidate(one, what, data);
    return (double)(clock_ticks() - start);
}

/* Runs until the caches are warm and the core has the frequency that it gives to such instructions:
 * for wide ones it first slows down for tens of microseconds. No long gap may follow. */
static void warm_up(const candidate *one, const cell *what, uint8_t *data) {
    double end = clock_seconds() + warm_seconds;
    broadside_use_tiers(one->tiers);
    do
        run_candidate(one, what, data);
    while (clock_seconds() < end);
}

/* Enough repetitions that the clock's own time does not count. */
static void choose_repetitions(candidate *one, const cell *what, uint8_t *data) {
    warm_up(one, what, data);
    for (one->repetitions = 1; one->repetitions < 1u << 20; one->repetitions *= 2) {
        double start = clock_seconds();
        run(one, what, data);
        if (clock_seconds() - start >= sample_seconds)
            return;
    }
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median_speed(const candidate *one) {
    double values[SAMPLES_MAX];
    for (size_t i = 0; i < one->count; i++)
        values[i] = one->samples[i].speed;
    qsort(values, one->count, sizeof *values, by_value);
    return values[one->count / 2];
}

static bool is_quiet(const sample *s, double median) {
    return s->waiting < quiet_waiting && s->speed >= (1 - quiet_share) * median &&
           s->speed <= (1 + quiet_share) * median;
}

static size_t quiet_samples(const candidate *one) {
    size_t count = 0;
    double median = median_speed(one);
    for (size_t i = 0; i < one->count; i++)
        count += is_quiet(&one->samples[i], median);
    return count;
}

static bool have_enough(const candidate all[], size_t count) {
    for (size_t i = 0; i < count; i++)
        if (quiet_samples(&all[i]) < SAMPLES_WANTED)
            return false;
    return true;
}

static void take_sample(candidate *one, const cell *what, uint8_t *data) {
    warm_up(one, what, data);
    double wall = clock_seconds(), own = clock_own_seconds();
    double ticks = run(one, what, data), speed = clock_speed();
    own = clock_own_seconds() - own;
    wall = clock_seconds() - wall;
    one->samples[one->count++] = (sample){ticks, speed, wall - own};
}

void measure_cell(candidate all[], size_t count, const cell *what) {
    static _Alignas(4096) uint8_t data[BYTES_MAX];
    fill_bytes(data, what->channels * what->bytes, 1);
    double end = clock_seconds() + cell_seconds;
    for (size_t i = 0; i < count; i++)
        choose_repetitions(&all[i], what, data);
    for (size_t round = 0; round < SAMPLES_MAX; round++) {
        for (size_t i = 0; i < count; i++)
            take_sample(&all[i], what, data);
        if (have_enough(all, count) || (round + 1 >= SAMPLES_LEAST && clock_seconds() > end))
            break;
    }
}

figure figure_of(const candidate *one, const cell *what) {
    double values[SAMPLES_MAX], middle = median_speed(one);
    size_t quiet = quiet_samples(one), count = 0;
    double units = (double)one->repetitions *
                   (double)(what->mode == key_setup ? KEYS_OF_A_RUN : what->channels * what->bytes);
    for (size_t i = 0; i < one->count; i++) {
        const sample *s = &one->samples[i];
        if (quiet == 0 || is_quiet(s, middle))
            values[count++] = s->ticks * s->speed / units;
    }
    qsort(values, count, sizeof *values, by_value);
    return (figure){values[count / 2], values[count / 4], values[3 * count / 4], quiet};
}
