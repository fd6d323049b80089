/* Checks and functions that all cipher files share. */
#ifndef BROADSIDE_CIPHER_CIPHER_H
#define BROADSIDE_CIPHER_CIPHER_H

#include "../bytes.h"
#include "broadside.h"

/* Overwrites the stack below the caller. A function that the caller called left its arrays and
 * spilled values there. */
void broadside_wipe_stack_below(void);

/* Whether two names are equal. The library needs no string.h. */
static inline bool equal_text(const char *a, const char *b) {
    while (*a != '\0' && *a == *b) {
        a++;
        b++;
    }
    return *a == *b;
}

static inline bool is_key_length(const broadside_cipher *cipher, size_t size) {
    return size >= cipher->key_bytes_min && size <= cipher->key_bytes_max &&
           (size - cipher->key_bytes_min) % cipher->key_bytes_step == 0;
}

/* Checks the arguments, then runs the cipher's key schedule. */
broadside_status broadside_set_key_checked(broadside_key *key, const broadside_cipher *cipher,
                                           const uint8_t *bytes, size_t size);

/* `encrypt_channels` for an implementation that is not faster on several channels than on one. */
void broadside_encrypt_channels_in_turn(const broadside_key *const keys[], uint8_t *const blocks[],
                                        size_t channels);

#endif
