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

/* What is to be done, in our names: cipher "aes" to "twofish", mode "ecb" to "ctr" with "cfb8" and
 * "xts", in which each part of a message is a unit of its own. */
typedef struct job {
    const char *cipher;
    const char *mode;
    bool encrypt;
    const uint8_t *key;
    size_t key_bytes;  /* XTS: of both keys */
    const uint8_t *iv; /* one block; NULL in ECB */
} job;

typedef struct peer {
    const char *name;
    /* The version of the library that runs. */
    const char *(*version)(void);
    /* State of one message; NULL where the library lacks the cipher, key length or mode. It copies
     * key and IV. */
    void *(*open)(const job *what);
    /* Begins another message with the same key. ECB has no IV, so its states are never given to it.
     */
    void (*start)(void *state, const uint8_t *iv);
    /* The next part of the message; whole blocks in ECB and CBC. `out` may equal `in`. */
    void (*run)(void *state, uint8_t *out, const uint8_t *in, size_t bytes);
    /* Replaces the key of a state by another of the same length. */
    void (*set_key)(void *state, const uint8_t *key);
    void (*close)(void *state);
    /* The next part of many messages at once, in place: states of one cipher, mode and direction.
     * NULL: the library has only messages one by one. */
    void (*run_channels)(void *const states[], uint8_t *const data[], size_t channels,
                         size_t bytes);
} peer;

/* Those that were found when this was built; ends with NULL. */
extern const peer *const peers[];

/* Set before the first message: libgcrypt and IPsec-MB then use AVX2 and AES instructions and
 * nothing newer. The other libraries read environment variables for that (scripts/bench/host). */
extern bool peers_keep_to_avx2;

extern const peer peer_broadside, peer_openssl, peer_botan, peer_cryptopp, peer_libgcrypt,
    peer_libtomcrypt, peer_nettle, peer_ipsec_mb;

#ifdef __cplusplus
}
#endif

#endif
