/* libgcrypt: AES, DES, triple-DES, Serpent, Twofish (128 and 256). */
#include "peer.h"

#include <gcrypt.h>
#include <string.h>

typedef struct algorithm {
    const char *cipher;
    size_t key_bytes;
    int number;
} algorithm;

static const algorithm algorithms[] = {
    {"aes", 16, GCRY_CIPHER_AES128},         {"aes", 24, GCRY_CIPHER_AES192},
    {"aes", 32, GCRY_CIPHER_AES256},         {"des", 8, GCRY_CIPHER_DES},
    {"des3", 24, GCRY_CIPHER_3DES},          {"serpent", 16, GCRY_CIPHER_SERPENT128},
    {"serpent", 24, GCRY_CIPHER_SERPENT192}, {"serpent", 32, GCRY_CIPHER_SERPENT256},
    {"twofish", 16, GCRY_CIPHER_TWOFISH128}, {"twofish", 32, GCRY_CIPHER_TWOFISH},
};

static int find_algorithm(const job *what) {
    size_t key_bytes = strcmp(what->mode, "xts") == 0 ? what->key_bytes / 2 : what->key_bytes;
    for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++)
        if (strcmp(algorithms[i].cipher, what->cipher) == 0 && algorithms[i].key_bytes == key_bytes)
            return algorithms[i].number;
    return 0;
}

static int find_mode(const char *mode) {
    static const struct {
        const char *name;
        int number;
    } modes[] = {
        {"ecb", GCRY_CIPHER_MODE_ECB}, {"cbc", GCRY_CIPHER_MODE_CBC},
        {"cfb", GCRY_CIPHER_MODE_CFB}, {"cfb8", GCRY_CIPHER_MODE_CFB8},
        {"ofb", GCRY_CIPHER_MODE_OFB}, {"ctr", GCRY_CIPHER_MODE_CTR},
        {"xts", GCRY_CIPHER_MODE_XTS},
    };
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcmp(modes[i].name, mode) == 0)
            return modes[i].number;
    return 0;
}

typedef struct message {
    gcry_cipher_hd_t handle;
    size_t key_bytes, block_bytes;
    bool encrypt, counts; /* `counts`: in CTR */
} message;

static void start_library(void) {
    static bool started;
    static const char *const newer[] = {"intel-avx512", "intel-vaes-vpclmul", "intel-gfni"};
    if (started)
        return;
    for (size_t i = 0; peers_keep_to_avx2 && i < sizeof newer / sizeof *newer; i++)
        gcry_control(GCRYCTL_DISABLE_HWF, newer[i], NULL);
    gcry_check_version(NULL);
    gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
    gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
    started = true;
}

static void start(void *state, const uint8_t *iv) {
    message *m = state;
    gcry_error_t error =
        (m->counts ? gcry_cipher_setctr : gcry_cipher_setiv)(m->handle, iv, m->block_bytes);
    (void)error; /* a failure shows as a difference */
}

static void *open_message(const job *what) {
    int number = find_algorithm(what), mode = find_mode(what->mode);
    message *state = NULL;
    gcry_cipher_hd_t handle;
    start_library();
    if (number == 0 || mode == 0 || gcry_cipher_open(&handle, number, mode, 0) != 0)
        return NULL;
    size_t block = gcry_cipher_get_algo_blklen(number);
    gcry_error_t error = gcry_cipher_setkey(handle, what->key, what->key_bytes);
    if (gcry_err_code(error) ==
        GPG_ERR_WEAK_KEY) /* refused by policy, not for lack of the cipher */
        error = 1;
    if (error != 0 || (state = gcry_malloc(sizeof *state)) == NULL) {
        gcry_cipher_close(handle);
        return NULL;
    }
    *state =
        (message){handle, what->key_bytes, block, what->encrypt, strcmp(what->mode, "ctr") == 0};
    if (what->iv != NULL)
        start(state, what->iv);
    return state;
}

static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    message *m = state;
    if (bytes == 0)
        return;
    gcry_error_t error = m->encrypt ? gcry_cipher_encrypt(m->handle, out, bytes, in, bytes)
                                    : gcry_cipher_decrypt(m->handle, out, bytes, in, bytes);
    (void)error; /* a failure shows as a difference */
}

static void set_key(void *state, const uint8_t *key) {
    message *m = state;
    gcry_error_t error = gcry_cipher_setkey(m->handle, key, m->key_bytes);
    (void)error;
}

static const char *version(void) {
    start_library(); /* asking for the version starts it, with all that the processor has */
    return gcry_check_version(NULL);
}

static void close_message(void *state) {
    gcry_cipher_close(((message *)state)->handle);
    gcry_free(state);
}

const peer peer_libgcrypt = {.name = "libgcrypt",
                             .version = version,
                             .open = open_message,
                             .start = start,
                             .run = run,
                             .set_key = set_key,
                             .close = close_message};
