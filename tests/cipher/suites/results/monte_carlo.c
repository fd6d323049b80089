/*
 * The Monte Carlo files of tests/vectors.
 *
 * usage: monte_carlo CIPHER [ROUNDS]    ROUNDS of the 400 outer rounds, where time is short
 */
#include "../../shared/check.h"
#include "../../shared/procedures.h"
#include "../../shared/vector_file.h"

#include <stdlib.h>
#include <string.h>

static FILE *regenerated;

/* A line of the file that this run reached must be the next of ours. */
static void compare_line(const char *file, int number, char *line) {
    char copy[VECTOR_LINE], ours[VECTOR_LINE], *fields[VECTOR_FIELDS];
    strcpy(copy, line);
    if (!CHECK(vector_split(copy, fields) == 6, "%s:%d has six fields", file, number) ||
        strtoul(fields[3], NULL, 10) >= monte_carlo_rounds)
        return;
    bool there = fgets(ours, sizeof ours, regenerated) != NULL;
    ours[strcspn(ours, "\n")] = '\0';
    CHECK(there && strcmp(ours, line) == 0, "%s:%d: ours is\n  %s", file, number, ours);
}

int main(int count, char **arguments) {
    const vector_set *set = NULL;
    char file[64];
    for (size_t i = 0; count > 1 && i < vector_set_count; i++)
        if (strcmp(vector_sets[i].cipher, arguments[1]) == 0)
            set = &vector_sets[i];
    if (set == NULL) {
        fprintf(stderr, "usage: monte_carlo CIPHER [ROUNDS]\n");
        return 2;
    }
    if (count > 2)
        monte_carlo_rounds = (unsigned)strtoul(arguments[2], NULL, 10);
    snprintf(file, sizeof file, "%s-mct.txt", set->cipher);
    regenerated = tmpfile();
    if (CHECK(regenerated != NULL, "a temporary file")) {
        procedures[MONTE_CARLO].write(regenerated, &peer_broadside, set);
        rewind(regenerated);
        vector_lines(file, compare_line);
    }
    return check_report(file);
}
