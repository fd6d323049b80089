/* Key schedule of RC6 for the kernels.
 *
 * schedule   the 44 round keys in the order of the specification, for both directions.
 * key        its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not
 * checked. */
#include "rc6_schedule.h"

void rc6_key_schedule(uint32_t schedule[RC6_KEY_WORDS], const uint8_t *key, uint32_t key_bytes);

void rc6_key_schedule(uint32_t schedule[RC6_KEY_WORDS], const uint8_t *key, uint32_t key_bytes) {
    rc6_schedule(schedule, key, key_bytes);
}
