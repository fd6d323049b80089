/* Checks of arguments, made by every mode before anything is written. */
#ifndef BROADSIDE_MODE_MODE_H
#define BROADSIDE_MODE_MODE_H

#include "../bytes.h"
#include "broadside.h"

/* Pointers, whole blocks where `granule` > 1, and overlap. */
broadside_status broadside_check_buffers(const broadside_key *key, const uint8_t *out,
                                         const uint8_t *in, size_t bytes, size_t granule);

/* broadside_check_buffers for each channel, and that all have a chain and one cipher. */
broadside_status broadside_check_channels(const broadside_channel channels[], size_t count,
                                          bool whole_blocks);

#endif
