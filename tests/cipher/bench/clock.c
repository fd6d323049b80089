#include "clock.h"

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

double clock_speed(void) {
#ifdef CHAIN
    uint64_t x = 3, before = clock_ticks(), start = clock_ticks();
    for (int i = 0; i < ROUNDS; i++)
        __asm__ volatile(CHAIN : "+r"(x));
    uint64_t ticks = clock_ticks() - start,
             own = start - before; /* `own`: of reading the counter */
    return (double)ROUNDS * CYCLES / (double)(ticks - own);
#else
    return 1;
#endif
}
