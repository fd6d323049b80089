/* OpenSSL 3: AES, DES and triple-DES; single DES from its legacy provider. */
#include "peer.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/provider.h>
#include <stdio.h>
#include <string.h>

static void load_providers(void) {
    static bool loaded;
    if (!loaded) {
        OSSL_PROVIDER_load(NULL, "default");
        OSSL_PROVIDER_load(NULL, "legacy");
        loaded = true;
    }
}

/* "aes-128-cbc", "des-cfb8", "des-ede3-ofb"; empty where there is none. */
static void algorithm(char *name, size_t size, const job *what) {
    name[0] = '\0';
    if (strcmp(what->cipher, "aes") == 0 && strcmp(what->mode, "xts") == 0)
        snprintf(name, size, "aes-%zu-xts", 4 * what->key_bytes); /* two keys */
    else if (strcmp(what->cipher, "aes") == 0)
        snprintf(name, size, "aes-%zu-%s", 8 * what->key_bytes, what->mode);
    else if (strcmp(what->cipher, "des") == 0)
        snprintf(name, size, "des-%s", what->mode);
    else if (strcmp(what->cipher, "des3") == 0)
        snprintf(name, size, "des-%s-%s", what->key_bytes == 16 ? "ede" : "ede3", what->mode);
}

static void *open_message(const job *what) {
    char name[32];
    load_providers();
    algorithm(name, sizeof name, what);
    EVP_CIPHER *cipher = name[0] == '\0' ? NULL : EVP_CIPHER_fetch(NULL, name, NULL);
    if (cipher == NULL)
        return NULL;
    EVP_CIPHER_CTX *state = EVP_CIPHER_CTX_new();
    bool ready = EVP_CipherInit_ex2(state, cipher, what->key, what->iv, what->encrypt, NULL) == 1;
    EVP_CIPHER_free(cipher);
    if (ready)
        ready = EVP_CIPHER_CTX_set_padding(state, 0) == 1;
    if (!ready) {
        EVP_CIPHER_CTX_free(state);
        return NULL;
    }
    return state;
}

static void start(void *state, const uint8_t *iv) {
    EVP_CipherInit_ex2(state, NULL, NULL, iv, -1, NULL);
}

static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    int written = 0;
    EVP_CipherUpdate(state, out, &written, in, (int)bytes);
}

static void set_key(void *state, const uint8_t *key) {
    EVP_CipherInit_ex2(state, NULL, key, NULL, -1, NULL);
}

static const char *version(void) {
    return OpenSSL_version(OPENSSL_VERSION_STRING);
}

static void close_message(void *state) {
    EVP_CIPHER_CTX_free(state);
}

const peer peer_openssl = {.name = "openssl",
                           .version = version,
                           .open = open_message,
                           .start = start,
                           .run = run,
                           .set_key = set_key,
                           .close = close_message};
