/*
 * Published procedures that make test vectors: inputs by a rule, outputs by the cipher. Any library
 * can run them, so that the files in tests/vectors come from another library than the one that is
 * tested.
 */
#ifndef BROADSIDE_TESTS_PROCEDURES_H
#define BROADSIDE_TESTS_PROCEDURES_H

#include "../peers/peer.h"

#include <stdio.h>

/* A cipher with the key lengths for which vectors are made. */
typedef struct vector_set {
    const char *cipher;
    size_t block_bytes;
    size_t key_bytes[3]; /* ends with 0 where fewer */
    bool in_nessie;      /* NESSIE published vectors */
    const char *monte_carlo_note;
} vector_set;

extern const vector_set vector_sets[];
extern const size_t vector_set_count;

typedef struct procedure {
    const char *name; /* the files are <cipher>-<name>.txt */
    const char *source;
    void (*write)(FILE *file, const peer *library, const vector_set *set);
} procedure;

enum { KNOWN_ANSWERS, NESSIE, MONTE_CARLO, TABLES, PROCEDURES };
extern const procedure procedures[PROCEDURES];

/* False if a cipher's vectors do not follow from this procedure. */
bool procedure_covers(const procedure *rule, const vector_set *set);

/* Outer rounds of the Monte Carlo tests: 400, or fewer to save time (the file is then a prefix). */
extern unsigned monte_carlo_rounds;

#endif
