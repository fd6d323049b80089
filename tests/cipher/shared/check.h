/* Parts that the C tests share: counting, deterministic data, and the list of ciphers and modes. */
#ifndef BROADSIDE_TESTS_CHECK_H
#define BROADSIDE_TESTS_CHECK_H

#include "broadside.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Counts one check; if it fails, prints the text with its place. */
#define CHECK(condition, ...) check_count((condition), __FILE__, __LINE__, __VA_ARGS__)

bool check_count(bool passed, const char *file, int line, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Prints and counts a part that is skipped because this machine lacks something. */
void check_skip(const char *what);

/* Print "<suite>: N passed, N failed"; the exit status of the program. */
int check_report(const char *suite);

/* Reproducible bytes: the same for the same seed. */
void fill_bytes(uint8_t *bytes, size_t size, uint64_t seed);

typedef broadside_status mode_function(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes);
typedef broadside_status channels_function(const broadside_channel channels[], size_t count);

/* ECB in the shape of the other modes, ignoring the chain. */
broadside_status test_ecb_encrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                  const uint8_t *in, size_t bytes);
broadside_status test_ecb_decrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                  const uint8_t *in, size_t bytes);

typedef struct test_mode {
    const char *name;
    bool whole_blocks;
    mode_function *encrypt, *decrypt;
    channels_function *encrypt_channels, *decrypt_channels; /* NULL for ECB */
} test_mode;

extern const test_mode test_modes[6];

/* Key, chain and IV of a test message, all from one seed. */
typedef struct test_message {
    broadside_any_key key;
    broadside_chain chain;
    uint8_t key_bytes[BROADSIDE_KEY_BYTES_MAX];
    uint8_t iv[BROADSIDE_BLOCK_BYTES_MAX];
} test_message;

void message_start(test_message *message, const broadside_cipher *cipher, size_t key_bytes,
                   uint64_t seed);

/* The cipher of whose results `cipher` has the same: `aes` for `aes_table`, else itself. */
const broadside_cipher *without_table(const broadside_cipher *cipher);

/* The table-based implementation of a cipher; NULL if it has none. */
const broadside_cipher *with_table(const broadside_cipher *cipher);

#endif
