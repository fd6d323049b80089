/* LibTomCrypt: AES, DES, triple-DES (three keys), RC6, Twofish; all modes but CFB8. */
#include "peer.h"

#include <stdlib.h>
#include <string.h>
#include <tomcrypt.h>

typedef struct message {
    const char *cipher;
    int number; /* of the cipher in the library */
    size_t key_bytes, block_bytes;
    uint8_t iv[16];
    const char *mode;
    bool encrypt;
    union {
        symmetric_ECB ecb;
        symmetric_CBC cbc;
        symmetric_CFB cfb;
        symmetric_OFB ofb;
        symmetric_CTR ctr;
    } state;
} message;

static const struct ltc_cipher_descriptor *find_descriptor(const char *cipher) {
    static const struct {
        const char *name;
        const struct ltc_cipher_descriptor *descriptor;
    } all[] = {
        {"aes", &aes_desc}, {"des", &des_desc},         {"des3", &des3_desc},
        {"rc6", &rc6_desc}, {"twofish", &twofish_desc},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(all[i].name, cipher) == 0)
            return all[i].descriptor;
    return NULL;
}

static bool open_mode(message *m, const job *what, int cipher) {
    int size = (int)what->key_bytes, status = CRYPT_INVALID_ARG;
    if (strcmp(m->mode, "ecb") == 0)
        status = ecb_start(cipher, what->key, size, 0, &m->state.ecb);
    else if (strcmp(m->mode, "cbc") == 0)
        status = cbc_start(cipher, what->iv, what->key, size, 0, &m->state.cbc);
    else if (strcmp(m->mode, "cfb") == 0)
        status = cfb_start(cipher, what->iv, what->key, size, 0, &m->state.cfb);
    else if (strcmp(m->mode, "ofb") == 0)
        status = ofb_start(cipher, what->iv, what->key, size, 0, &m->state.ofb);
    else if (strcmp(m->mode, "ctr") == 0)
        status =
            ctr_start(cipher, what->iv, what->key, size, 0, CTR_COUNTER_BIG_ENDIAN, &m->state.ctr);
    return status == CRYPT_OK;
}

static void *open_message(const job *what) {
    const struct ltc_cipher_descriptor *descriptor = find_descriptor(what->cipher);
    int cipher = descriptor == NULL ? -1 : register_cipher(descriptor);
    message *m = cipher < 0 ? NULL : calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->cipher = what->cipher;
    m->number = cipher;
    m->key_bytes = what->key_bytes;
    m->block_bytes = (size_t)descriptor->block_length;
    m->mode = what->mode;
    if (what->iv != NULL)
        memcpy(m->iv, what->iv, m->block_bytes);
    m->encrypt = what->encrypt;
    if (!open_mode(m, what, cipher)) {
        free(m);
        return NULL;
    }
    return m;
}

/* A failure shows as a difference. */
static void start(void *state, const uint8_t *iv) {
    message *m = state;
    unsigned long size = (unsigned long)m->block_bytes;
    memcpy(m->iv, iv, m->block_bytes);
    if (strcmp(m->mode, "cbc") == 0)
        cbc_setiv(iv, size, &m->state.cbc);
    else if (strcmp(m->mode, "cfb") == 0)
        cfb_setiv(iv, size, &m->state.cfb);
    else if (strcmp(m->mode, "ofb") == 0)
        ofb_setiv(iv, size, &m->state.ofb);
    else
        ctr_setiv(iv, size, &m->state.ctr);
}

/* A failure shows as a difference. */
static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    message *m = state;
    unsigned long size = (unsigned long)bytes;
    if (bytes == 0)
        return;
    if (strcmp(m->mode, "ecb") == 0)
        (m->encrypt ? ecb_encrypt : ecb_decrypt)(in, out, size, &m->state.ecb);
    else if (strcmp(m->mode, "cbc") == 0)
        (m->encrypt ? cbc_encrypt : cbc_decrypt)(in, out, size, &m->state.cbc);
    else if (strcmp(m->mode, "cfb") == 0)
        (m->encrypt ? cfb_encrypt : cfb_decrypt)(in, out, size, &m->state.cfb);
    else if (strcmp(m->mode, "ofb") == 0)
        (m->encrypt ? ofb_encrypt : ofb_decrypt)(in, out, size, &m->state.ofb);
    else
        (m->encrypt ? ctr_encrypt : ctr_decrypt)(in, out, size, &m->state.ctr);
}

static void close_message(void *state) {
    free(state);
}

static void set_key(void *state, const uint8_t *key) {
    message *m = state;
    job what = {m->cipher, m->mode, m->encrypt, key, m->key_bytes, m->iv};
    open_mode(m, &what, m->number);
}

static const char *version(void) {
    return SCRYPT;
}

const peer peer_libtomcrypt = {.name = "libtomcrypt",
                               .version = version,
                               .open = open_message,
                               .start = start,
                               .run = run,
                               .set_key = set_key,
                               .close = close_message};
