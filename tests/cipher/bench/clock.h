/* A clock that runs with the core: it counts core cycles whatever the frequency is. */
#ifndef BROADSIDE_BENCH_CLOCK_H
#define BROADSIDE_BENCH_CLOCK_H

#include <stdint.h>

/* What the results count: "core cycles", or "nanoseconds" where no chain is known. */
extern const char clock_name[];

/* Time in ticks of the machine's finest counter. */
uint64_t clock_ticks(void);

/*
 * Core cycles in a tick at this moment. It times a chain of instructions; each waits for
 * the one before and takes a known number of cycles. An interruption makes the result too small.
 *
 * The chain takes little more than a microsecond: after 512-bit instructions an Intel core keeps
 * their lower frequency for about two microseconds, then stands still for one, then runs faster.
 * The same pause comes soon after the first 512-bit instructions, for example those of the C
 * library's memset at the end of a call. So a second chain follows; it counts if the core stood
 * still in the first.
 */
double clock_speed(void);

double clock_seconds(void);

/* Seconds that this thread has run: stands still while the system runs others. */
double clock_own_seconds(void);

#endif
