#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long passed_count, failed_count, skipped_count;

bool check_count(bool passed, const char *file, int line, const char *format, ...) {
    if (passed) {
        passed_count++;
        return true;
    }
    failed_count++;
    fprintf(stderr, "%s:%d: failed: ", file, line);
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return false;
}

void check_skip(const char *what) {
    skipped_count++;
    printf("skipped: %s\n", what);
}

int check_report(const char *suite) {
    printf("%s: %lu passed, %lu failed", suite, passed_count, failed_count);
    if (skipped_count > 0)
        printf(", %lu skipped", skipped_count);
    putchar('\n');
    if (passed_count == 0 && skipped_count == 0)
        fprintf(stderr, "%s: nothing was checked\n", suite);
    return failed_count == 0 && passed_count + skipped_count > 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

/* splitmix64 */
void fill_bytes(uint8_t *bytes, size_t size, uint64_t seed) {
    for (size_t i = 0; i < size; i++) {
        uint64_t z = seed += 0x9e3779b97f4a7c15;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        bytes[i] = (uint8_t)(z ^ z >> 31);
    }
}

broadside_status test_ecb_encrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                  const uint8_t *in, size_t bytes) {
    (void)chain;
    return broadside_ecb_encrypt(key, out, in, bytes);
}

broadside_status test_ecb_decrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                  const uint8_t *in, size_t bytes) {
    (void)chain;
    return broadside_ecb_decrypt(key, out, in, bytes);
}

#define FEEDBACK(name, whole)                                                                      \
    {                                                                                              \
        #name,                                                                                     \
        whole,                                                                                     \
        broadside_##name##_encrypt,                                                                \
        broadside_##name##_decrypt,                                                                \
        broadside_##name##_encrypt_channels,                                                       \
        broadside_##name##_decrypt_channels,                                                       \
    }

const test_mode test_modes[6] = {
    {"ecb", true, test_ecb_encrypt, test_ecb_decrypt, NULL, NULL},
    FEEDBACK(cbc, true),
    FEEDBACK(cfb, false),
    FEEDBACK(cfb8, false),
    FEEDBACK(ofb, false),
    FEEDBACK(ctr, false),
};

void message_start(test_message *message, const broadside_cipher *cipher, size_t key_bytes,
                   uint64_t seed) {
    fill_bytes(message->key_bytes, key_bytes, 2 * seed);
    fill_bytes(message->iv, cipher->block_bytes, 2 * seed + 1);
    CHECK(broadside_any_set_key(&message->key, cipher, message->key_bytes, key_bytes) ==
              BROADSIDE_OK,
          "%s takes a key of %zu bytes", cipher->name, key_bytes);
    CHECK(broadside_chain_start(&message->chain, &message->key.head, message->iv,
                                cipher->block_bytes) == BROADSIDE_OK,
          "%s takes an IV of one block", cipher->name);
}

static const char table_suffix[] = "_table";

const broadside_cipher *without_table(const broadside_cipher *cipher) {
    const char *suffix = strstr(cipher->name, table_suffix);
    char name[32];
    if (suffix == NULL)
        return cipher;
    snprintf(name, sizeof name, "%.*s", (int)(suffix - cipher->name), cipher->name);
    return broadside_cipher_find(name);
}

const broadside_cipher *with_table(const broadside_cipher *cipher) {
    char name[32];
    snprintf(name, sizeof name, "%s%s", cipher->name, table_suffix);
    return broadside_cipher_find(name);
}
