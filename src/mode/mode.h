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

/* Five fields of a chain that are one little-endian word. They are stored and loaded together,
 * because a load of fields that were just stored one by one would have to wait for the stores. */
enum { FIELDS = offsetof(broadside_chain, use) };
_Static_assert(offsetof(broadside_chain, used) == FIELDS + 4 &&
                   offsetof(broadside_chain, segment_less) == FIELDS + 5 &&
                   offsetof(broadside_chain, counter_at) == FIELDS + 6 &&
                   offsetof(broadside_chain, counter_less) == FIELDS + 7 &&
                   offsetof(broadside_chain, counter_is_little_endian) == FIELDS + 8,
               "the five fields are one word");

/* Their value in a chain that begins a block, and whose segment and counter are the whole block. */
static inline uint64_t plain_fields(chain_use use) {
    uint32_t mark = CHAIN_MARK + (uint32_t)use;
    return load_le32((const uint8_t *)&mark);
}

static inline uint64_t load_fields(const broadside_chain *chain) {
    return load_le64((const uint8_t *)chain + FIELDS);
}

static inline void store_fields(broadside_chain *chain, uint64_t fields) {
    store_le64((uint8_t *)chain + FIELDS, fields);
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
