/* usage: make_vectors LIBRARY FOLDER [CIPHER]: writes the vector files of tests/vectors by another
 * library. */
#include "procedures.h"

#include <stdlib.h>
#include <string.h>

static const peer *find_peer(const char *name) {
    for (size_t i = 0; peers[i] != NULL; i++)
        if (strcmp(peers[i]->name, name) == 0)
            return peers[i];
    return NULL;
}

static void write_file(const char *folder, const procedure *rule, const vector_set *set,
                       const peer *library) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s-%s.txt", folder, set->cipher, rule->name);
    FILE *file = fopen(path, "w");
    if (file == NULL) {
        perror(path);
        exit(2);
    }
    fprintf(file, "# Inputs: %s\n# Outputs: computed by %s.\n", rule->source, library->name);
    if (rule == &procedures[MONTE_CARLO] && set->monte_carlo_note != NULL)
        fprintf(file, "# Note: %s\n", set->monte_carlo_note);
    rule->write(file, library, set);
    fclose(file);
}

int main(int count, char **arguments) {
    const peer *library = count == 3 || count == 4 ? find_peer(arguments[1]) : NULL;
    if (library == NULL) {
        fprintf(stderr, "usage: make_vectors LIBRARY FOLDER [CIPHER], where LIBRARY is one that "
                        "was built in\n");
        return 2;
    }
    for (size_t set = 0; set < vector_set_count; set++)
        for (size_t rule = 0; rule < PROCEDURES; rule++)
            if (procedure_covers(&procedures[rule], &vector_sets[set]) &&
                (count == 3 || strcmp(arguments[3], vector_sets[set].cipher) == 0))
                write_file(arguments[2], &procedures[rule], &vector_sets[set], library);
    return 0;
}
