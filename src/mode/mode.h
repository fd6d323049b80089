/* Checks of arguments. Every mode makes them before it writes anything. */
#ifndef BROADSIDE_MODE_MODE_H
#define BROADSIDE_MODE_MODE_H

#include "../bytes.h"
#include "broadside.h"

/* The modes and directions for which a chain can be used. OFB and CTR decrypt as they encrypt. */
typedef enum chain_use {
    USE_UNDECIDED,
    USE_CBC_ENCRYPT,
    USE_CBC_DECRYPT,
    USE_CFB, /* the direction is not decided yet */
    USE_CFB_ENCRYPT,
    USE_CFB_DECRYPT,
    USE_CFB8_ENCRYPT,
    USE_CFB8_DECRYPT,
    USE_OFB,
    USE_CTR
} chain_use;

/* `chain->use` of a chain that was started is this mark plus its chain_use in the lowest byte. */
enum { CHAIN_MARK = 0x5c8a1700 };

/* Four fields of a chain that are stored and loaded together: a load of bytes that were stored one
 * by one would have to wait for the stores. */
enum { PLAIN_FIELDS = offsetof(broadside_chain, segment_bytes) };
_Static_assert(offsetof(broadside_chain, counter_at) == PLAIN_FIELDS + 1 &&
                   offsetof(broadside_chain, counter_bytes) == PLAIN_FIELDS + 2 &&
                   offsetof(broadside_chain, counter_is_little_endian) == PLAIN_FIELDS + 3 &&
                   sizeof(bool) == 1,
               "the four fields are one word");

/* Their value if segment and counter are the whole block, as a little-endian word. */
static inline uint32_t plain_fields(size_t block) {
    return (uint32_t)block << 16 | (uint32_t)block;
}

/* Checks the key, the pointers and overlaps, and that `bytes` is a multiple of `granule`, a power
 * of two. */
broadside_status broadside_check_buffers(const broadside_key *key, const uint8_t *out,
                                         const uint8_t *in, size_t bytes, size_t granule);

/* Checks all channels. If all are correct, their chains serve `use` from now on. If not, nothing
 * changes. */
broadside_status broadside_begin_channels(const broadside_channel channels[], size_t count,
                                          chain_use use);

#endif
