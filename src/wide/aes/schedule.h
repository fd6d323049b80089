/* The key schedule of AES by instructions of the processor. */
#ifndef BROADSIDE_WIDE_AES_SCHEDULE_H
#define BROADSIDE_WIDE_AES_SCHEDULE_H

#include "../kernel.h"

/* Makes both schedules from a user key of `size` bytes, for which key->rounds is set. False if the
 * machine has no such instructions; nothing is written then. */
bool broadside_aes_wide_schedule(broadside_aes_key *key, const uint8_t *bytes, uint32_t size);

#endif
