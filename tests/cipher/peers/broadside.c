/* Our own library behind the same interface. */
#include "broadside.h"
#include "../../../src/cipher/cipher.h"
#include "peer.h"

#include <stdlib.h>
#include <string.h>

typedef broadside_status function(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                  const uint8_t *in, size_t bytes);

typedef broadside_status channels_function(const broadside_channel channels[], size_t count);

typedef struct message {
    broadside_key *key, *tweak_key; /* of the cipher's own type; the second is for XTS */
    broadside_chain chain;
    uint8_t unit[BROADSIDE_BLOCK_BYTES_MAX]; /* of XTS: each part is this unit */
    function *run;                           /* NULL in XTS */
    channels_function *run_channels;         /* NULL in ECB */
    bool encrypt;
    size_t key_bytes, block_bytes;
} message;

static broadside_status ecb_encrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                    const uint8_t *in, size_t bytes) {
    (void)chain;
    return broadside_ecb_encrypt(key, out, in, bytes);
}

static broadside_status ecb_decrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                    const uint8_t *in, size_t bytes) {
    (void)chain;
    return broadside_ecb_decrypt(key, out, in, bytes);
}

typedef struct functions {
    const char *mode;
    function *run[2]; /* decrypt, encrypt */
    channels_function *run_channels[2];
} functions;

static const functions *find_functions(const char *mode) {
    static const functions all[] = {
        {"ecb", {ecb_decrypt, ecb_encrypt}, {NULL, NULL}},
        {"cbc",
         {broadside_cbc_decrypt, broadside_cbc_encrypt},
         {broadside_cbc_decrypt_channels, broadside_cbc_encrypt_channels}},
        {"cfb",
         {broadside_cfb_decrypt, broadside_cfb_encrypt},
         {broadside_cfb_decrypt_channels, broadside_cfb_encrypt_channels}},
        {"cfb8",
         {broadside_cfb8_decrypt, broadside_cfb8_encrypt},
         {broadside_cfb8_decrypt_channels, broadside_cfb8_encrypt_channels}},
        {"ofb",
         {broadside_ofb_decrypt, broadside_ofb_encrypt},
         {broadside_ofb_decrypt_channels, broadside_ofb_encrypt_channels}},
        {"ctr",
         {broadside_ctr_decrypt, broadside_ctr_encrypt},
         {broadside_ctr_decrypt_channels, broadside_ctr_encrypt_channels}},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].mode, mode) == 0)
            return &all[i];
    return NULL;
}

/* A key of the cipher's own type, as a program has it that uses one cipher. NULL if that fails. */
static broadside_key *make_key(const broadside_cipher *cipher, const uint8_t *bytes, size_t size) {
    broadside_key *key = malloc(cipher->schedule_bytes);
    if (key != NULL && broadside_set_key_checked(key, cipher, bytes, size) == BROADSIDE_OK)
        return key;
    free(key);
    return NULL;
}

/* XTS, whose key is the cipher's key and that of the tweaks. */
static bool open_xts(message *m, const broadside_cipher *cipher, const job *what) {
    size_t half = what->key_bytes / 2;
    memcpy(m->unit, what->iv, sizeof m->unit);
    if (cipher->block_bytes != sizeof m->unit)
        return false;
    m->key = make_key(cipher, what->key, half);
    m->tweak_key = make_key(cipher, what->key + half, half);
    return m->key != NULL && m->tweak_key != NULL;
}

static bool open_chain(message *m, const broadside_cipher *cipher, const job *what) {
    const functions *found = find_functions(what->mode);
    if (found == NULL || (m->key = make_key(cipher, what->key, what->key_bytes)) == NULL)
        return false;
    m->run = found->run[what->encrypt];
    m->run_channels = found->run_channels[what->encrypt];
    return what->iv == NULL ||
           broadside_chain_start(&m->chain, m->key, what->iv, cipher->block_bytes) == BROADSIDE_OK;
}

static void close_message(void *state) {
    message *m = state;
    free(m->key);
    free(m->tweak_key);
    free(m);
}

static void *open_message(const job *what) {
    const broadside_cipher *cipher = broadside_cipher_find(what->cipher);
    message *m = calloc(1, sizeof *m);
    if (cipher == NULL || m == NULL) {
        free(m);
        return NULL;
    }
    m->key_bytes = what->key_bytes;
    m->block_bytes = cipher->block_bytes;
    m->encrypt = what->encrypt;
    bool is_xts = strcmp(what->mode, "xts") == 0;
    if (!(is_xts ? open_xts : open_chain)(m, cipher, what)) {
        close_message(m);
        return NULL;
    }
    return m;
}

static broadside_status run_xts(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    return (m->encrypt ? broadside_xts_encrypt : broadside_xts_decrypt)(
        m->key, m->tweak_key, m->unit, bytes, out, in, bytes);
}

static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    message *m = state;
    broadside_status status =
        m->run == NULL ? run_xts(m, out, in, bytes) : m->run(m->key, &m->chain, out, in, bytes);
    if (status != BROADSIDE_OK)
        memset(out, 0, bytes); /* a failure shows as a difference */
}

/* All channels in one call, or nothing: a failure shows as data that did not change. */
static void run_channels(void *const states[], uint8_t *const data[], size_t channels,
                         size_t bytes) {
    enum { CHANNELS_MAX = 1024 };
    static broadside_channel all[CHANNELS_MAX];
    message *first = states[0];
    if (channels > CHANNELS_MAX || first->run_channels == NULL)
        return;
    for (size_t i = 0; i < channels; i++) {
        message *m = states[i];
        all[i] = (broadside_channel){m->key, &m->chain, data[i], data[i], bytes};
    }
    broadside_status status = first->run_channels(all, channels);
    (void)status;
}

static void start(void *state, const uint8_t *iv) {
    message *m = state;
    broadside_status status = BROADSIDE_OK;
    if (m->run == NULL)
        memcpy(m->unit, iv, sizeof m->unit);
    else
        status = broadside_chain_start(&m->chain, m->key, iv, m->block_bytes);
    (void)status;
}

/* As <cipher>_set_key does it; broadside_any_set_key would clear the key types of all ciphers. */
static void set_key(void *state, const uint8_t *key) {
    message *m = state;
    broadside_status status = broadside_set_key_checked(m->key, m->key->cipher, key, m->key_bytes);
    (void)status;
}

static const char *version(void) {
    return BROADSIDE_VERSION;
}

const peer peer_broadside = {.name = "broadside",
                             .version = version,
                             .open = open_message,
                             .start = start,
                             .run = run,
                             .set_key = set_key,
                             .close = close_message,
                             .run_channels = run_channels};
