/* Intel's IPsec-MB: AES in ECB, CBC and CTR, DES and triple-DES in CBC; many messages at once. */
#include "peer.h"

#include <intel-ipsec-mb.h>
#include <stdlib.h>
#include <string.h>

typedef struct message {
    IMB_CIPHER_MODE mode;
    bool encrypt;
    size_t key_bytes, block_bytes;
    uint8_t iv[16];
    _Alignas(64) uint32_t encrypt_keys[60];
    _Alignas(64) uint32_t decrypt_keys[60];
    _Alignas(64) uint64_t des[3][IMB_DES_KEY_SCHED_SIZE / 8];
    const void *des3[3];
} message;

/* One for all messages: it holds the lanes. */
static IMB_MGR *manager(void) {
    static IMB_MGR *only;
    if (only != NULL)
        return only;
    only = alloc_mb_mgr(peers_keep_to_avx2 ? IMB_FLAG_GFNI_OFF : 0);
    if (only != NULL && peers_keep_to_avx2)
        init_mb_mgr_avx2(only);
    else if (only != NULL)
        init_mb_mgr_auto(only, NULL);
    return only;
}

static bool find_mode(IMB_CIPHER_MODE *mode, const job *what) {
    static const struct {
        const char *cipher, *mode;
        IMB_CIPHER_MODE number;
    } modes[] = {
        {"aes", "ecb", IMB_CIPHER_ECB},   {"aes", "cbc", IMB_CIPHER_CBC},
        {"aes", "ctr", IMB_CIPHER_CNTR},  {"des", "cbc", IMB_CIPHER_DES},
        {"des3", "cbc", IMB_CIPHER_DES3},
    };
    for (size_t i = 0; i < sizeof modes / sizeof *modes; i++)
        if (strcmp(modes[i].cipher, what->cipher) == 0 && strcmp(modes[i].mode, what->mode) == 0) {
            *mode = modes[i].number;
            return true;
        }
    return false;
}

static void set_des(message *m, const uint8_t *key) {
    for (size_t i = 0; i < m->key_bytes / 8; i++)
        des_key_schedule(m->des[i], key + 8 * i);
    for (size_t i = 0; i < 3; i++)
        m->des3[i] = m->des[m->key_bytes == 16 && i == 2 ? 0 : i];
}

static void set_key(void *state, const uint8_t *key) {
    message *m = state;
    IMB_MGR *with = manager();
    if (m->block_bytes == 8)
        set_des(m, key);
    else if (m->key_bytes == 16)
        IMB_AES_KEYEXP_128(with, key, m->encrypt_keys, m->decrypt_keys);
    else if (m->key_bytes == 24)
        IMB_AES_KEYEXP_192(with, key, m->encrypt_keys, m->decrypt_keys);
    else
        IMB_AES_KEYEXP_256(with, key, m->encrypt_keys, m->decrypt_keys);
}

static void *open_message(const job *what) {
    IMB_CIPHER_MODE mode;
    if (manager() == NULL || !find_mode(&mode, what))
        return NULL;
    message *m = aligned_alloc(64, (sizeof *m + 63) / 64 * 64);
    if (m == NULL)
        return NULL;
    m->mode = mode;
    m->encrypt = what->encrypt;
    m->key_bytes = what->key_bytes;
    m->block_bytes = strcmp(what->cipher, "aes") == 0 ? 16 : 8;
    if (what->iv != NULL)
        memcpy(m->iv, what->iv, m->block_bytes);
    set_key(m, what->key);
    return m;
}

static void start(void *state, const uint8_t *iv) {
    message *m = state;
    memcpy(m->iv, iv, m->block_bytes);
}

static void fill(IMB_JOB *to, message *m, uint8_t *out, const uint8_t *in, size_t bytes) {
    to->cipher_mode = m->mode;
    to->cipher_direction = m->encrypt ? IMB_DIR_ENCRYPT : IMB_DIR_DECRYPT;
    to->chain_order = m->encrypt ? IMB_ORDER_CIPHER_HASH : IMB_ORDER_HASH_CIPHER;
    to->hash_alg = IMB_AUTH_NULL;
    to->src = in;
    to->dst = out;
    to->msg_len_to_cipher_in_bytes = bytes;
    to->cipher_start_src_offset_in_bytes = 0;
    to->iv = m->iv;
    to->iv_len_in_bytes = m->mode == IMB_CIPHER_ECB ? 0 : m->block_bytes;
    to->key_len_in_bytes = m->block_bytes == 16 ? m->key_bytes : m->key_bytes == 8 ? 8 : 24;
    to->enc_keys = m->encrypt_keys;
    to->dec_keys = m->decrypt_keys;
    if (m->mode == IMB_CIPHER_DES)
        to->enc_keys = to->dec_keys = m->des[0];
    if (m->mode == IMB_CIPHER_DES3)
        to->enc_keys = to->dec_keys = m->des3;
}

/* The IV of the part after this one, which the library leaves to its caller. */
static void next_iv(message *m, uint8_t next[16], const uint8_t *in, size_t bytes) {
    memcpy(next, m->iv, 16);
    if (m->mode == IMB_CIPHER_CNTR) {
        size_t sum = bytes / 16;
        for (size_t i = 16; i-- > 0; sum >>= 8)
            next[i] = (uint8_t)(sum += next[i]);
    } else if (m->mode != IMB_CIPHER_ECB && !m->encrypt && bytes > 0) {
        memcpy(next, in + bytes - m->block_bytes, m->block_bytes);
    }
}

static void keep_last(message *m, const uint8_t *out, size_t bytes) {
    if (m->mode != IMB_CIPHER_ECB && m->mode != IMB_CIPHER_CNTR && m->encrypt)
        memcpy(m->iv, out + bytes - m->block_bytes, m->block_bytes);
}

static void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    message *m = state;
    IMB_MGR *with = manager();
    uint8_t next[16];
    if (bytes == 0)
        return;
    next_iv(m, next, in, bytes);
    fill(IMB_GET_NEXT_JOB(with), m, out, in, bytes);
    if (IMB_SUBMIT_JOB_NOCHECK(with) == NULL)
        while (IMB_FLUSH_JOB(with) != NULL)
            ;
    memcpy(m->iv, next, sizeof next);
    keep_last(m, out, bytes);
}

static void run_channels(void *const states[], uint8_t *const data[], size_t channels,
                         size_t bytes) {
    enum { CHANNELS_MAX = 1024 };
    static uint8_t next[CHANNELS_MAX][16];
    IMB_MGR *with = manager();
    for (size_t i = 0; i < channels && i < CHANNELS_MAX; i++) {
        next_iv(states[i], next[i], data[i], bytes);
        fill(IMB_GET_NEXT_JOB(with), states[i], data[i], data[i], bytes);
        IMB_SUBMIT_JOB_NOCHECK(with);
    }
    while (IMB_FLUSH_JOB(with) != NULL)
        ;
    for (size_t i = 0; i < channels && i < CHANNELS_MAX; i++) {
        message *m = states[i];
        memcpy(m->iv, next[i], sizeof next[i]);
        keep_last(m, data[i], bytes);
    }
}

static const char *version(void) {
    return imb_get_version_str();
}

const peer peer_ipsec_mb = {.name = "ipsec-mb",
                            .version = version,
                            .open = open_message,
                            .start = start,
                            .run = run,
                            .set_key = set_key,
                            .close = free,
                            .run_channels = run_channels};
