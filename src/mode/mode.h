/* What the modes share: checks of arguments and XOR of blocks. */
#ifndef BROADSIDE_MODE_MODE_H
#define BROADSIDE_MODE_MODE_H

#include "broadside.h"

/* Compilers turn fixed-size calls into moves of words. */
static inline void xor_bytes(uint8_t *out, const uint8_t *a, const uint8_t *b, size_t bytes) {
    for (size_t i = 0; i < bytes; i++)
        out[i] = a[i] ^ b[i];
}

static inline void copy_bytes(uint8_t *out, const uint8_t *in, size_t bytes) {
    for (size_t i = 0; i < bytes; i++)
        out[i] = in[i];
}

/* Pointers, whole blocks where `granule` > 1, and overlap. `chain` may be NULL only for ECB. */
broadside_status check_buffers(const broadside_key *key, const uint8_t *out, const uint8_t *in,
                               size_t bytes, size_t granule);

/* check_buffers for each channel, and that all have one cipher. */
broadside_status check_channels(const broadside_channel channels[], size_t count,
                                bool whole_blocks);

#endif
