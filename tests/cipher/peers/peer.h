/*
 * Other people's libraries behind one interface: what the differential tests compare with and what
 * the bench measures itself against.
 */
#ifndef BROADSIDE_TESTS_PEER_H
#define BROADSIDE_TESTS_PEER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What is to be done, in our names: cipher "aes" to "twofish", mode "ecb" to "ctr" with "cfb8". */
typedef struct job {
    const char *cipher;
    const char *mode;
    bool encrypt;
    const uint8_t *key;
    size_t key_bytes;
    const uint8_t *iv; /* one block; NULL in ECB */
} job;

typedef struct peer {
    const char *name;
    /* State of one message; NULL where the library lacks the cipher, key length or mode. */
    void *(*open)(const job *what);
    /* The next part of the message; whole blocks in ECB and CBC. */
    void (*run)(void *state, uint8_t *out, const uint8_t *in, size_t bytes);
    void (*close)(void *state);
} peer;

/* Those that were found when this was built; ends with NULL. */
extern const peer *const peers[];

extern const peer peer_broadside, peer_openssl, peer_botan, peer_cryptopp, peer_libgcrypt,
    peer_libtomcrypt;

#ifdef __cplusplus
}
#endif

#endif
