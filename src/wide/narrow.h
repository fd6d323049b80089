/* The modes with the cipher's functions for blocks. They are used where no kernel is faster. */
#ifndef BROADSIDE_WIDE_NARROW_H
#define BROADSIDE_WIDE_NARROW_H

#include "kernel.h"

/* Like broadside_run_mode. */
void broadside_run_narrow(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks,
                          uint8_t *state, wide_mode mode);

#endif
