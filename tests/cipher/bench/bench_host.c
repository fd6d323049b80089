/*
 * Measures the library beside others in one process. In each cell the implementations take turns.
 *
 * usage: bench_host [--full] [--avx2] [--cipher NAME] [--mode NAME] [--bytes N] JSON-FILE
 *
 * --avx2 keeps everyone to AVX2 and AES instructions; scripts/bench/host sets the environment that
 * some libraries need for it.
 */
#include "clock.h"
#include "output.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct options {
    bool only_avx2;
    selection cells;
    const char *path;
} options;

static bool parse(options *to, int count, char **arguments) {
    for (int i = 1; i < count; i++) {
        if (strcmp(arguments[i], "--full") == 0)
            to->cells.full = true;
        else if (strcmp(arguments[i], "--avx2") == 0)
            to->only_avx2 = true;
        else if (strcmp(arguments[i], "--cipher") == 0 && i + 1 < count)
            to->cells.cipher = arguments[++i];
        else if (strcmp(arguments[i], "--mode") == 0 && i + 1 < count)
            to->cells.mode = arguments[++i];
        else if (strcmp(arguments[i], "--bytes") == 0 && i + 1 < count)
            to->cells.bytes = strtoul(arguments[++i], NULL, 10);
        else if (arguments[i][0] != '-' && to->path == NULL)
            to->path = arguments[i];
        else
            return false;
    }
    return to->path != NULL;
}

/* False if the implementations disagree: the speed of a wrong result is worth nothing. */
static bool measure_and_write(output *to, const cell *what, const options *with) {
    static candidate all[CANDIDATES_MAX];
    size_t which, count = open_candidates(all, what, with->cells.full, with->only_avx2);
    ptrdiff_t at = compare_candidates(all, count, what, &which);
    if (at >= 0) {
        fprintf(stderr,
                "bench_host: %s-%zu %s %s, %zu channels of %zu bytes: %s (%s) differs from %s at "
                "byte %td\n",
                what->cipher->name, 8 * what->key_bytes, what->mode,
                what->encrypt ? "encryption" : "decryption", what->channels, what->bytes,
                all[which].library->name,
                all[which].tier == NULL ? all[which].library->version() : all[which].tier,
                all[0].library->name, at);
        return false;
    }
    measure_cell(all, count, what);
    output_cell(to, what, all, count);
    close_candidates(all, count);
    return true;
}

static bool measure_all(output *to, const options *with) {
    static cell cells[CELLS_MAX];
    size_t count = list_cells(cells, &with->cells);
    if (count == 0)
        fprintf(stderr, "bench_host: no cell has that cipher, mode and length\n");
    double began = clock_seconds();
    output_begin(to);
    for (size_t i = 0; i < count; i++) {
        tell_progress(&cells[i], i, count, began);
        if (!measure_and_write(to, &cells[i], with))
            return false;
    }
    if (isatty(STDERR_FILENO))
        fputs("\r\033[2K", stderr);
    output_end(to);
    return count > 0;
}

int main(int count, char **arguments) {
    options with = {0};
    if (!parse(&with, count, arguments)) {
        fprintf(stderr, "usage: bench_host [--full] [--avx2] [--cipher NAME] [--mode NAME] "
                        "[--bytes N] JSON-FILE\n");
        return 2;
    }
    const char *cipher = with.cells.cipher;
    if (cipher != NULL && broadside_cipher_find(cipher) == NULL) {
        fprintf(stderr, "bench_host: no cipher is called %s\n", cipher);
        return 2;
    }
    peers_keep_to_avx2 = with.only_avx2;
    output to = {.file = fopen(with.path, "w"), .only_avx2 = with.only_avx2};
    if (to.file == NULL) {
        perror(with.path);
        return 1;
    }
    bool done = measure_all(&to, &with);
    return fclose(to.file) == 0 && done ? 0 : 1;
}
