/* Key schedule of Serpent for the kernels.
 *
 * schedule: the 132 words of the round keys in the order of the specification, for both directions.
 *
 * key: its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not checked. */
#include "serpent/serpent_schedule.h"

void serpent_key_schedule(uint32_t schedule[SERPENT_KEY_WORDS], const uint8_t *key,
                          uint32_t key_bytes);

void serpent_key_schedule(uint32_t schedule[SERPENT_KEY_WORDS], const uint8_t *key,
                          uint32_t key_bytes) {
    serpent_schedule(schedule, key, key_bytes);
}
