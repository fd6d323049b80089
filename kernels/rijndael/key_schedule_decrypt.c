/* Key schedule of Rijndael for the kernels, for decryption.
 *
 * schedule   the round keys of the equivalent inverse cipher in the order of their use, key_bytes +
 * 28 words. key        its bytes in the order of the standard; key_bytes is 16, 24 or 32, which is
 * not checked. */
#include "aes_schedule.h"

void rijndael_key_schedule_decrypt(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes);

void rijndael_key_schedule_decrypt(uint32_t *schedule, const uint8_t *key, uint32_t key_bytes) {
    uint32_t words[AES_KEY_WORDS_MAX];
    aes_schedule(words, key, key_bytes);
    aes_inverse_schedule(schedule, words, key_bytes);
    wipe_words(words, AES_KEY_WORDS_MAX);
}
