#include "clock.h"

#include <stdlib.h>
#include <time.h>

#if defined(__x86_64__)
#include <x86intrin.h>
#endif

static double seconds_of(clockid_t which) {
    struct timespec now;
    clock_gettime(which, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double clock_seconds(void) {
    return seconds_of(CLOCK_MONOTONIC);
}

double clock_own_seconds(void) {
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

#if defined(__x86_64__)
uint64_t clock_ticks(void) {
    unsigned processor;
    uint64_t ticks = __rdtscp(&processor);
    _mm_lfence();
    return ticks;
}
#else
uint64_t clock_ticks(void) {
    return (uint64_t)(1e9 * clock_seconds());
}
#endif

#if defined(__x86_64__)
/* A 64-bit multiplication takes three cycles on every Intel core since Nehalem and every AMD core
 * since Zen (Fog, Instruction tables). */
const char clock_name[] = "core cycles";
enum { ROUNDS = 400, CYCLES = 4 * 3 };
#define CHAIN "imul %0, %0\n\timul %0, %0\n\timul %0, %0\n\timul %0, %0"
#elif defined(__aarch64__)
/* An addition takes one cycle. */
const char clock_name[] = "core cycles";
enum { ROUNDS = 6000, CYCLES = 4 };
#define CHAIN "add %0, %0, %0\n\tadd %0, %0, %0\n\tadd %0, %0, %0\n\tadd %0, %0, %0"
#else
const char clock_name[] = "nanoseconds";
#endif

#ifdef CHAIN
static uint64_t time_rounds(int rounds) {
    uint64_t x = 3, start = clock_ticks();
    for (int i = 0; i < rounds; i++)
        __asm__ volatile(CHAIN : "+r"(x));
    return clock_ticks() - start;
}

static int by_ticks(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Ticks that reading the counter takes: twice the time of a chain, less the time of a chain twice
 * as long. Both are timed in turn, because the frequency may change. Untimed runs before them wake
 * the core. */
static uint64_t own_ticks(void) {
    enum { TIMES = 1001, UNTIMED = 1000 };
    static uint64_t own = UINT64_MAX;
    uint64_t ticks[TIMES];
    if (own != UINT64_MAX)
        return own;
    for (int i = 0; i < UNTIMED + TIMES; i++) {
        uint64_t once = time_rounds(ROUNDS), twice = time_rounds(2 * ROUNDS);
        if (i >= UNTIMED)
            ticks[i - UNTIMED] = 2 * once > twice ? 2 * once - twice : 0;
    }
    qsort(ticks, TIMES, sizeof *ticks, by_ticks);
    own = ticks[TIMES / 2];
    return own;
}

static double time_chain(void) {
    uint64_t own = own_ticks();
    return (double)ROUNDS * CYCLES / (double)(time_rounds(ROUNDS) - own);
}
#endif

double clock_speed(void) {
#ifdef CHAIN
    /* A pause of the core looks like a change of frequency, but larger than any real one. */
    const double least_share = 0.8;
    double first = time_chain(), second = time_chain();
    return first < least_share * second ? second : first;
#else
    return 1;
#endif
}
