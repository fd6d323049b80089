/* Key schedule of Twofish for the kernels, with full keying.
 *
 * schedule: the addresses of the tables, and the 40 subkeys, for both directions.
 *
 * key: its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked.
 *
 * tables01: tables 0 and 1 of the key-dependent S-boxes, on a multiple of 1024 bytes.
 *
 * tables23: tables 2 and 3, on a multiple of 1024 bytes, in another memory block if there are
 * several. */
#include "twofish/twofish_schedule.h"

enum { ADDRESSES = 2, SCHEDULE_WORDS = ADDRESSES + TWOFISH_SUBKEYS, TABLE_WORDS = 256 };

void twofish_key_schedule(uint32_t schedule[SCHEDULE_WORDS], const uint8_t *key, uint32_t key_bytes,
                          uint32_t tables01[2 * TABLE_WORDS], uint32_t tables23[2 * TABLE_WORDS]);

void twofish_key_schedule(uint32_t schedule[SCHEDULE_WORDS], const uint8_t *key, uint32_t key_bytes,
                          uint32_t tables01[2 * TABLE_WORDS], uint32_t tables23[2 * TABLE_WORDS]) {
    schedule[0] = (uint32_t)(uintptr_t)tables01;
    schedule[1] = (uint32_t)(uintptr_t)tables23;
    twofish_schedule(schedule + ADDRESSES, (uint32_t (*)[TABLE_WORDS])tables01,
                     (uint32_t (*)[TABLE_WORDS])tables23, key, key_bytes);
}
