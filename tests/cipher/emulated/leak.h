/* Lookups by a secret index on the emulated vectors, for the check's own check. */
#ifndef BROADSIDE_EMULATED_LEAK_H
#define BROADSIDE_EMULATED_LEAK_H

#include <stdbool.h>

/* As a kernel would, in registers, or (which valgrind must report) from memory. */
int look_up_secret(bool in_memory);

#endif
