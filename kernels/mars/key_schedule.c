/* Key schedule of MARS (1999) for the kernels.
 *
 * schedule   the 40 round keys in the order of the specification, for both directions.
 * key        its bytes in the order of the standard; key_bytes is a multiple of 4 from 16 to 56,
 * which is not checked. */
#include "mars/mars_schedule.h"

void mars_key_schedule(uint32_t schedule[MARS_KEY_WORDS], const uint8_t *key, uint32_t key_bytes);

void mars_key_schedule(uint32_t schedule[MARS_KEY_WORDS], const uint8_t *key, uint32_t key_bytes) {
    mars_schedule(schedule, key, key_bytes);
}
