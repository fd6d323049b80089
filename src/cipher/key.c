/* Functions for the keys of every cipher: checks, lookup by name, wiping. */
#include "../wide/kernel.h"
#include "cipher.h"

static const broadside_cipher *const all_ciphers[] = {
    &broadside_aes,
    &broadside_des,
    &broadside_des3,
    &broadside_mars,
    &broadside_mars1998,
    &broadside_rc6,
    &broadside_serpent,
    &broadside_twofish,
    /* table-based ciphers, after all others */
    &broadside_aes_table,
    &broadside_des_table,
    &broadside_des3_table,
    &broadside_mars_table,
    &broadside_mars1998_table,
    &broadside_twofish_table,
};

const broadside_cipher *broadside_cipher_at(size_t index) {
    return index < sizeof all_ciphers / sizeof *all_ciphers ? all_ciphers[index] : NULL;
}

const broadside_cipher *broadside_cipher_find(const char *name) {
    const broadside_cipher *cipher = NULL;
    if (name == NULL)
        return NULL;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
        if (equal_text(cipher->name, name))
            break;
    return cipher;
}

const char *broadside_version(void) {
    return BROADSIDE_VERSION;
}

size_t broadside_any_key_bytes(void) {
    return sizeof(broadside_any_key);
}

static broadside_status check_key_bytes(const broadside_key *key, size_t key_object_bytes,
                                        const broadside_cipher *cipher, const uint8_t *bytes,
                                        size_t size) {
    if (cipher == NULL || (bytes == NULL && size > 0))
        return BROADSIDE_ERROR_NULL;
    if (!is_key_length(cipher, size))
        return BROADSIDE_ERROR_KEY_LENGTH;
    return overlap(key, key_object_bytes, bytes, size) ? BROADSIDE_ERROR_OVERLAP : BROADSIDE_OK;
}

/* Runs the key schedule with the instructions of this machine, and wipes the stack that it used.
 * Returns whether there is one. */
static bool make_schedule_in_vectors(broadside_key *key, const uint8_t *bytes, size_t size) {
    const broadside_wide *wide = key->cipher->wide;
    if (wide == NULL || wide->set_key == NULL)
        return false;
    const uint8_t *stack_end = wide->set_key(key, bytes, size);
    if (stack_end != NULL)
        wipe_stack(broadside_wipe_stack_to, stack_end);
    return stack_end != NULL;
}

/* `key` is an object of `object_bytes` with any contents. Nothing of an earlier, longer schedule
 * remains. */
static broadside_status set_key(broadside_key *key, size_t object_bytes,
                                const broadside_cipher *cipher, const uint8_t *bytes, size_t size) {
    broadside_status status = check_key_bytes(key, object_bytes, cipher, bytes, size);
    if (status != BROADSIDE_OK) {
        broadside_wipe(key, object_bytes);
        return status;
    }
    key->cipher = cipher;
    if (make_schedule_in_vectors(key, bytes, size)) {
        if (object_bytes > cipher->schedule_bytes)
            broadside_wipe((uint8_t *)key + cipher->schedule_bytes,
                           object_bytes - cipher->schedule_bytes);
        return BROADSIDE_OK;
    }
    broadside_wipe(key, object_bytes);
    key->cipher = cipher;
    cipher->set_key(key, bytes, size);
    broadside_wipe_stack_below();
    return BROADSIDE_OK;
}

broadside_status broadside_set_key_checked(broadside_key *key, const broadside_cipher *cipher,
                                           const uint8_t *bytes, size_t size) {
    return key == NULL ? BROADSIDE_ERROR_NULL
                       : set_key(key, cipher->schedule_bytes, cipher, bytes, size);
}

broadside_status broadside_any_set_key(broadside_any_key *key, const broadside_cipher *cipher,
                                       const uint8_t *bytes, size_t size) {
    return key == NULL ? BROADSIDE_ERROR_NULL
                       : set_key(&key->head, sizeof *key, cipher, bytes, size);
}

void broadside_encrypt_channels_in_turn(const broadside_key *const keys[], uint8_t *const blocks[],
                                        size_t channels) {
    for (size_t i = 0; i < channels; i++)
        keys[i]->cipher->encrypt_blocks(keys[i], blocks[i], blocks[i], 1);
}

void broadside_key_wipe(broadside_key *key) {
    if (key != NULL && key->cipher != NULL)
        broadside_wipe(key, key->cipher->schedule_bytes);
}

const char *broadside_status_text(broadside_status status) {
    switch (status) {
    case BROADSIDE_OK:
        return "no error";
    case BROADSIDE_ERROR_NULL:
        return "a required pointer is NULL, or a key is not set";
    case BROADSIDE_ERROR_KEY_LENGTH:
        return "the cipher has no key of this length";
    case BROADSIDE_ERROR_IV_LENGTH:
        return "the IV is not one block long";
    case BROADSIDE_ERROR_LENGTH:
        return "a length or a number is wrong, or the data are not whole blocks";
    case BROADSIDE_ERROR_OVERLAP:
        return "two of the buffers, keys, chains and numbers of the call overlap";
    case BROADSIDE_ERROR_PADDING:
        return "the padding is not PKCS#7 padding";
    case BROADSIDE_ERROR_CIPHER:
        return "the keys are of different ciphers, or the mode does not have this cipher";
    case BROADSIDE_ERROR_CHAIN:
        return "the chain was not started, or serves another cipher, mode, direction or channel";
    case BROADSIDE_ERROR_COUNTER:
        return "the counter would repeat a value, or has no place in the block; or a unit's number "
               "is too large";
    }
    return "unknown status";
}
