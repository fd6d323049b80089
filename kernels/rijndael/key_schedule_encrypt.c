/* Key schedule of Rijndael for the kernels, for encryption.
 *
 * schedule   the round keys in the order of their use, key_bytes + 28 words.
 * key        its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is not
 *            checked. */
#include "aes_schedule.h"

void rijndael_key_schedule_encrypt(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes);

void rijndael_key_schedule_encrypt(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes) {
    aes_schedule(schedule, key, key_bytes);
}
