/*
 * Measures the library beside others in one process. The implementations take turns, and the median
 * of each counts, so that a disturbance of the host affects all.
 *
 * usage: bench_host JSON-FILE    (scripts/bench-host keeps the other libraries from using SIMD)
 */
#include "check.h"
#include "peers/peer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BYTES = 16384, REPETITIONS = 41, CANDIDATES_MAX = 8 };

/* The counter that gives the cycles per byte. */
#if defined(__x86_64__) || defined(__i386__)
#include <x86intrin.h>
static const char clock_name[] = "time stamp counter";
static uint64_t ticks(void) {
    unsigned processor;
    return __rdtscp(&processor);
}
#else
static const char clock_name[] = "nanoseconds";
static uint64_t ticks(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
#endif

typedef struct candidate {
    const peer *library;
    void *state;
    double samples[REPETITIONS];
} candidate;

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(candidate *one) {
    qsort(one->samples, REPETITIONS, sizeof *one->samples, by_value);
    return one->samples[REPETITIONS / 2];
}

/* Our library first, then every peer that can do the job. */
static size_t open_all(candidate *all, const job *what) {
    size_t count = 0;
    all[count++] = (candidate){.library = &peer_broadside, .state = peer_broadside.open(what)};
    for (size_t i = 0; peers[i] != NULL && count < CANDIDATES_MAX; i++) {
        void *state = peers[i]->open(what);
        if (state != NULL)
            all[count++] = (candidate){.library = peers[i], .state = state};
    }
    return count;
}

static void measure(candidate *all, size_t count) {
    static uint8_t in[BYTES], out[BYTES];
    fill_bytes(in, sizeof in, 1);
    for (size_t warm = 0; warm < count; warm++)
        all[warm].library->run(all[warm].state, out, in, BYTES);
    for (size_t repetition = 0; repetition < REPETITIONS; repetition++)
        for (size_t i = 0; i < count; i++) {
            uint64_t start = ticks();
            all[i].library->run(all[i].state, out, in, BYTES);
            all[i].samples[repetition] = (double)(ticks() - start) / BYTES;
        }
}

static void report(FILE *json, const job *what, candidate *all, size_t count) {
    static bool any;
    double ours = median(&all[0]), best = 0;
    const char *direction = what->encrypt ? "encrypt" : "decrypt";
    printf("%-9s %4zu %-4s %s %8.2f", what->cipher, 8 * what->key_bytes, what->mode, direction,
           ours);
    fprintf(
        json,
        "%s\n    {\"cipher\": \"%s\", \"key_bits\": %zu, \"mode\": \"%s\", \"direction\": \"%s\", "
        "\"bytes\": %d, \"implementation\": \"portable\", \"cycles_per_byte\": %.3f, \"peers\": {",
        any ? "," : "", what->cipher, 8 * what->key_bytes, what->mode, direction, BYTES, ours);
    for (size_t i = 1; i < count; i++) {
        double theirs = median(&all[i]);
        best = best == 0 || theirs < best ? theirs : best;
        printf("  %s %.2f", all[i].library->name, theirs);
        fprintf(json, "%s\"%s\": %.3f", i > 1 ? ", " : "", all[i].library->name, theirs);
    }
    if (best == 0)
        fputs("}, \"ratio\": null}", json);
    else
        fprintf(json, "}, \"ratio\": %.3f}", ours / best);
    if (best != 0)
        printf("  ratio %.2f%s", ours / best, ours / best > 1.5 ? "  over 1.5" : "");
    putchar('\n');
    any = true;
}

static void bench(FILE *json, const broadside_cipher *cipher, size_t key_bytes, const char *mode,
                  bool encrypt) {
    static candidate all[CANDIDATES_MAX];
    uint8_t key[BROADSIDE_KEY_BYTES_MAX], iv[16];
    fill_bytes(key, sizeof key, 3);
    fill_bytes(iv, sizeof iv, 4);
    job what = {cipher->name, mode, encrypt, key, key_bytes, strcmp(mode, "ecb") == 0 ? NULL : iv};
    size_t count = open_all(all, &what);
    measure(all, count);
    report(json, &what, all, count);
    for (size_t i = 0; i < count; i++)
        all[i].library->close(all[i].state);
}

int main(int count, char **arguments) {
    static const char *const modes[] = {"ecb", "cbc", "cfb", "ofb", "ctr"};
    FILE *json = count == 2 ? fopen(arguments[1], "w") : NULL;
    if (json == NULL) {
        fprintf(stderr, "usage: bench_host JSON-FILE\n");
        return 2;
    }
    printf("cycles per byte (%s), median of %d interleaved repetitions of %d bytes\n", clock_name,
           REPETITIONS, BYTES);
    fprintf(json, "{\"clock\": \"%s\", \"repetitions\": %d, \"results\": [", clock_name,
            REPETITIONS);
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
        for (size_t key = cipher->key_bytes_min; key <= cipher->key_bytes_max && key <= 32;
             key += cipher->block_bytes == 16 ? 8 : cipher->key_bytes_step)
            for (size_t mode = 0; mode < sizeof modes / sizeof *modes; mode++) {
                bench(json, cipher, key, modes[mode], true);
                bench(json, cipher, key, modes[mode], false);
            }
    fputs("\n]}\n", json);
    return fclose(json) == 0 ? 0 : 1;
}
