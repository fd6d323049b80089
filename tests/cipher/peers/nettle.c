/* Nettle: AES, DES, triple-DES, Serpent, Twofish; all modes but OFB; XTS. */
#include "peer.h"

#include <nettle/aes.h>
#include <nettle/cbc.h>
#include <nettle/cfb.h>
#include <nettle/ctr.h>
#include <nettle/des.h>
#include <nettle/nettle-meta.h>
#include <nettle/version.h>
#include <nettle/xts.h>
#include <stdlib.h>
#include <string.h>

/* What Nettle's own descriptions of ciphers have, for DES too, which it does not describe. */
typedef struct algorithm {
    const char *cipher;
    size_t key_bytes, block_bytes, context_bytes;
    nettle_set_key_func *set_encrypt_key, *set_decrypt_key;
    nettle_cipher_func *encrypt, *decrypt;
} algorithm;

static void set_des(void *context, const uint8_t *key) {
    (void)des_set_key(context, key); /* says whether the key is weak, but sets it */
}

static void set_des3(void *context, const uint8_t *key) {
    (void)des3_set_key(context, key);
}

static void set_des3_of_two(void *context, const uint8_t *key) {
    uint8_t three[24];
    memcpy(three, key, 16);
    memcpy(three + 16, key, 8);
    (void)des3_set_key(context, three);
}

static void des_forward(const void *context, size_t bytes, uint8_t *out, const uint8_t *in) {
    des_encrypt(context, bytes, out, in);
}

static void des_backward(const void *context, size_t bytes, uint8_t *out, const uint8_t *in) {
    des_decrypt(context, bytes, out, in);
}

static void des3_forward(const void *context, size_t bytes, uint8_t *out, const uint8_t *in) {
    des3_encrypt(context, bytes, out, in);
}

static void des3_backward(const void *context, size_t bytes, uint8_t *out, const uint8_t *in) {
    des3_decrypt(context, bytes, out, in);
}

/* What Nettle describes, by our name and key length. */
static const struct {
    const char *cipher;
    const struct nettle_cipher *description;
} described[] = {
    {"aes", &nettle_aes128},         {"aes", &nettle_aes192},
    {"aes", &nettle_aes256},         {"serpent", &nettle_serpent128},
    {"serpent", &nettle_serpent192}, {"serpent", &nettle_serpent256},
    {"twofish", &nettle_twofish128}, {"twofish", &nettle_twofish192},
    {"twofish", &nettle_twofish256},
};

static const algorithm own[] = {
    {"des", 8, 8, sizeof(struct des_ctx), set_des, set_des, des_forward, des_backward},
    {"des3", 16, 8, sizeof(struct des3_ctx), set_des3_of_two, set_des3_of_two, des3_forward,
     des3_backward},
    {"des3", 24, 8, sizeof(struct des3_ctx), set_des3, set_des3, des3_forward, des3_backward},
};

static bool find_algorithm(algorithm *found, const job *what) {
    for (size_t i = 0; i < sizeof own / sizeof *own; i++)
        if (strcmp(own[i].cipher, what->cipher) == 0 && own[i].key_bytes == what->key_bytes) {
            *found = own[i];
            return true;
        }
    for (size_t i = 0; i < sizeof described / sizeof *described; i++) {
        const struct nettle_cipher *d = described[i].description;
        if (strcmp(described[i].cipher, what->cipher) != 0 || d->key_size != what->key_bytes)
            continue;
        *found = (algorithm){what->cipher,       d->key_size,        d->block_size, d->context_size,
                             d->set_encrypt_key, d->set_decrypt_key, d->encrypt,    d->decrypt};
        return true;
    }
    return false;
}

typedef struct message message;
typedef void run_function(message *m, uint8_t *out, const uint8_t *in, size_t bytes);

struct message {
    algorithm with;
    run_function *run;
    bool forward; /* the key is that of encryption */
    uint8_t iv[16];
    size_t tweak_at; /* where the second key of XTS is in `context` */
    _Alignas(16) uint8_t context[];
};

static void run_ecb(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    (m->forward ? m->with.encrypt : m->with.decrypt)(m->context, bytes, out, in);
}

/* Nettle has faster functions of its own for CBC encryption with AES. */
static void run_cbc_encrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    if (m->with.encrypt == nettle_aes128.encrypt)
        cbc_aes128_encrypt((void *)m->context, m->iv, bytes, out, in);
    else if (m->with.encrypt == nettle_aes192.encrypt)
        cbc_aes192_encrypt((void *)m->context, m->iv, bytes, out, in);
    else if (m->with.encrypt == nettle_aes256.encrypt)
        cbc_aes256_encrypt((void *)m->context, m->iv, bytes, out, in);
    else
        cbc_encrypt(m->context, m->with.encrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_cbc_decrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    cbc_decrypt(m->context, m->with.decrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_cfb_encrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    cfb_encrypt(m->context, m->with.encrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_cfb_decrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    cfb_decrypt(m->context, m->with.encrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_cfb8_encrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    cfb8_encrypt(m->context, m->with.encrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_cfb8_decrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    cfb8_decrypt(m->context, m->with.encrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_ctr(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    ctr_crypt(m->context, m->with.encrypt, m->with.block_bytes, m->iv, bytes, out, in);
}

static void run_xts_encrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    xts_encrypt_message(m->context, m->context + m->tweak_at, m->with.encrypt, m->iv, bytes, out,
                        in);
}

static void run_xts_decrypt(message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    xts_decrypt_message(m->context, m->context + m->tweak_at, m->with.decrypt, m->with.encrypt,
                        m->iv, bytes, out, in);
}

static run_function *find_run(const job *what) {
    static const struct {
        const char *mode;
        run_function *run[2]; /* decrypt, encrypt */
    } functions[] = {
        {"ecb", {run_ecb, run_ecb}},
        {"cbc", {run_cbc_decrypt, run_cbc_encrypt}},
        {"cfb", {run_cfb_decrypt, run_cfb_encrypt}},
        {"cfb8", {run_cfb8_decrypt, run_cfb8_encrypt}},
        {"ctr", {run_ctr, run_ctr}},
        {"xts", {run_xts_decrypt, run_xts_encrypt}},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].mode, what->mode) == 0)
            return functions[i].run[what->encrypt];
    return NULL;
}

static void set_key(void *state, const uint8_t *key) {
    message *m = state;
    (m->forward ? m->with.set_encrypt_key : m->with.set_decrypt_key)(m->context, key);
}

static void *open_message(const job *what) {
    algorithm with;
    run_function *run = find_run(what);
    job of_cipher = *what;
    bool is_xts = strcmp(what->mode, "xts") == 0;
    if (is_xts)
        of_cipher.key_bytes /= 2;
    if (run == NULL || !find_algorithm(&with, &of_cipher) || (is_xts && with.block_bytes != 16))
        return NULL;
    size_t context_bytes = (with.context_bytes + 15) / 16 * 16;
    message *m = malloc(sizeof *m + 2 * context_bytes);
    if (m == NULL)
        return NULL;
    m->with = with;
    m->run = run;
    m->forward = what->encrypt || (run != run_ecb && run != run_cbc_decrypt && !is_xts);
    m->tweak_at = context_bytes;
    if (is_xts)
        with.set_encrypt_key(m->context + context_bytes, what->key + with.key_bytes);
    if (what->iv != NULL)
        memcpy(m->iv, what->iv, with.block_bytes);
    set_key(m, what->key);
    return m;
}

static void start(void *state, const uint8_t *iv) {
    message *m = state;
    memcpy(m->iv, iv, m->with.block_bytes);
}

static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    message *m = state;
    m->run(m, out, in, bytes);
}

static const char *version(void) {
#define TEXT(x) #x
#define VERSION(major, minor) TEXT(major) "." TEXT(minor)
    return VERSION(NETTLE_VERSION_MAJOR, NETTLE_VERSION_MINOR);
}

const peer peer_nettle = {.name = "nettle",
                          .version = version,
                          .open = open_message,
                          .start = start,
                          .run = run,
                          .set_key = set_key,
                          .close = free};
