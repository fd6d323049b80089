/* Our own library behind the same interface. */
#include "broadside.h"
#include "peer.h"

#include <stdlib.h>
#include <string.h>

typedef broadside_status function(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                  const uint8_t *in, size_t bytes);

typedef struct message {
    broadside_any_key key;
    broadside_chain chain;
    function *run;
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

static function *find_function(const char *mode, bool encrypt) {
    static const struct {
        const char *mode;
        function *run[2]; /* decrypt, encrypt */
    } functions[] = {
        {"ecb", {ecb_decrypt, ecb_encrypt}},
        {"cbc", {broadside_cbc_decrypt, broadside_cbc_encrypt}},
        {"cfb", {broadside_cfb_decrypt, broadside_cfb_encrypt}},
        {"cfb8", {broadside_cfb8_decrypt, broadside_cfb8_encrypt}},
        {"ofb", {broadside_ofb_decrypt, broadside_ofb_encrypt}},
        {"ctr", {broadside_ctr_decrypt, broadside_ctr_encrypt}},
    };
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++)
        if (strcmp(functions[i].mode, mode) == 0)
            return functions[i].run[encrypt];
    return NULL;
}

static void *open_message(const job *what) {
    const broadside_cipher *cipher = broadside_cipher_find(what->cipher);
    function *run = find_function(what->mode, what->encrypt);
    message *m = malloc(sizeof *m);
    if (cipher == NULL || run == NULL || m == NULL ||
        broadside_any_set_key(&m->key, cipher, what->key, what->key_bytes) != BROADSIDE_OK ||
        (what->iv != NULL && broadside_chain_start(&m->chain, &m->key.head, what->iv,
                                                   cipher->block_bytes) != BROADSIDE_OK)) {
        free(m);
        return NULL;
    }
    m->run = run;
    return m;
}

static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    message *m = state;
    if (m->run(&m->key.head, &m->chain, out, in, bytes) != BROADSIDE_OK)
        memset(out, 0, bytes); /* a failure shows as a difference */
}

const peer peer_broadside = {"broadside", open_message, run, free};
