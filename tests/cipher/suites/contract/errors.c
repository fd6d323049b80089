/* Wrong calls: the right status, and nothing written. */
#include "../../shared/check.h"

#include <string.h>

static void key_lengths(const broadside_cipher *cipher) {
    uint8_t bytes[64] = {0};
    for (size_t size = 0; size <= sizeof bytes; size++) {
        static const broadside_any_key cleared;
        broadside_any_key key;
        memset(&key, 0x5a, sizeof key);
        bool valid = size >= cipher->key_bytes_min && size <= cipher->key_bytes_max &&
                     (size - cipher->key_bytes_min) % cipher->key_bytes_step == 0;
        broadside_status status = broadside_any_set_key(&key, cipher, bytes, size);
        CHECK(status == (valid ? BROADSIDE_OK : BROADSIDE_ERROR_KEY_LENGTH), "%s: %zu key bytes",
              cipher->name, size);
        CHECK(valid || memcmp(&key, &cleared, sizeof key) == 0, "%s: key cleared", cipher->name);
    }
    CHECK(broadside_any_set_key(NULL, cipher, bytes, 16) == BROADSIDE_ERROR_NULL, "no key");
    broadside_any_key key;
    CHECK(broadside_any_set_key(&key, NULL, bytes, 16) == BROADSIDE_ERROR_NULL, "no cipher");
    CHECK(broadside_any_set_key(&key, cipher, NULL, 16) == BROADSIDE_ERROR_NULL, "no bytes");
}

typedef struct state {
    test_message message;
    uint8_t out[96], in[96];
} state;

/* The call must give `expected` and change neither chain nor buffers. */
static void refuse(state *s, const test_mode *mode, const broadside_key *key,
                   broadside_chain *chain, uint8_t *out, const uint8_t *in, size_t bytes,
                   broadside_status expected) {
    state before = *s;
    mode_function *functions[2] = {mode->encrypt, mode->decrypt};
    for (size_t i = 0; i < 2; i++) {
        broadside_status status = functions[i](key, chain, out, in, bytes);
        CHECK(status == expected, "%s: \"%s\" instead of \"%s\"", mode->name,
              broadside_status_text(status), broadside_status_text(expected));
        CHECK(memcmp(s, &before, sizeof before) == 0, "%s: nothing is written", mode->name);
    }
}

static void modes(const broadside_cipher *cipher, const test_mode *mode) {
    state s;
    memset(&s, 0, sizeof s);
    message_start(&s.message, cipher, cipher->key_bytes_min, 3);
    const broadside_key *key = &s.message.key.head;
    broadside_chain *chain = &s.message.chain;
    size_t block = cipher->block_bytes;
    broadside_key unset = {NULL};
    refuse(&s, mode, NULL, chain, s.out, s.in, block, BROADSIDE_ERROR_NULL);
    refuse(&s, mode, &unset, chain, s.out, s.in, block, BROADSIDE_ERROR_NULL);
    refuse(&s, mode, key, chain, NULL, s.in, block, BROADSIDE_ERROR_NULL);
    refuse(&s, mode, key, chain, s.out, NULL, block, BROADSIDE_ERROR_NULL);
    if (mode->encrypt_channels != NULL)
        refuse(&s, mode, key, NULL, s.out, s.in, block, BROADSIDE_ERROR_NULL);
    if (mode->whole_blocks)
        for (size_t bytes = 1; bytes < 4 * block; bytes++)
            if (bytes % block != 0)
                refuse(&s, mode, key, chain, s.out, s.in, bytes, BROADSIDE_ERROR_LENGTH);
    for (size_t shift = 1; shift < 2 * block; shift++) {
        refuse(&s, mode, key, chain, s.out + shift, s.out, 2 * block, BROADSIDE_ERROR_OVERLAP);
        refuse(&s, mode, key, chain, s.out, s.out + shift, 2 * block, BROADSIDE_ERROR_OVERLAP);
    }
    CHECK(mode->encrypt(key, chain, s.out + 2 * block, s.out, 2 * block) == BROADSIDE_OK,
          "adjacent");
    CHECK(mode->encrypt(key, chain, NULL, NULL, 0) == BROADSIDE_OK, "nothing to do");
}

static void channels(const broadside_cipher *cipher, const test_mode *mode) {
    state s;
    test_message other;
    if (mode->encrypt_channels == NULL)
        return;
    memset(&s, 0, sizeof s);
    message_start(&s.message, cipher, cipher->key_bytes_min, 3);
    const broadside_cipher *foreign = cipher == &broadside_des ? &broadside_des3 : &broadside_des;
    message_start(&other, foreign, foreign->key_bytes_max, 4);
    size_t block = cipher->block_bytes;
    broadside_channel two[2] = {
        {&s.message.key.head, &s.message.chain, s.out, s.in, block},
        {&other.key.head, &other.chain, s.out + block, s.in, 8},
    };
    state before = s;
    CHECK(mode->encrypt_channels(two, 2) == BROADSIDE_ERROR_CIPHER, "two ciphers");
    two[1] = two[0];
    two[1].chain = NULL;
    CHECK(mode->encrypt_channels(two, 2) == BROADSIDE_ERROR_NULL, "no chain");
    CHECK(mode->decrypt_channels(two, 2) == BROADSIDE_ERROR_NULL, "no chain");
    CHECK(mode->encrypt_channels(NULL, 1) == BROADSIDE_ERROR_NULL, "no channels");
    CHECK(memcmp(&s, &before, sizeof s) == 0, "the first channel is untouched");
    CHECK(mode->encrypt_channels(NULL, 0) == BROADSIDE_OK, "no channels, none expected");
}

static void chains(const broadside_cipher *cipher) {
    test_message message;
    uint8_t iv[32] = {0};
    message_start(&message, cipher, cipher->key_bytes_min, 5);
    for (size_t size = 0; size <= sizeof iv; size++) {
        broadside_chain chain = message.chain;
        broadside_status status = broadside_chain_start(&chain, &message.key.head, iv, size);
        bool valid = size == cipher->block_bytes;
        CHECK(status == (valid ? BROADSIDE_OK : BROADSIDE_ERROR_IV_LENGTH), "IV of %zu", size);
        CHECK(valid || memcmp(&chain, &message.chain, sizeof chain) == 0, "chain untouched");
    }
    CHECK(broadside_chain_start(NULL, &message.key.head, iv, 16) == BROADSIDE_ERROR_NULL, "chain");
    CHECK(broadside_chain_start(&message.chain, NULL, iv, 16) == BROADSIDE_ERROR_NULL, "key");
    CHECK(broadside_chain_start(&message.chain, &message.key.head, NULL, 16) ==
              BROADSIDE_ERROR_NULL,
          "IV");
}

static void lookup_and_texts(void) {
    CHECK(broadside_cipher_find("aes") == &broadside_aes, "aes");
    CHECK(broadside_cipher_find("des3") == &broadside_des3, "des3");
    CHECK(broadside_cipher_find("aes_table") == &broadside_aes_table, "aes_table");
    CHECK(broadside_cipher_find("de") == NULL && broadside_cipher_find("des33") == NULL, "part");
    CHECK(broadside_cipher_find("") == NULL && broadside_cipher_find(NULL) == NULL, "none");
    bool tables = false;
    for (size_t i = 0; broadside_cipher_at(i) != NULL; i++) {
        bool is_table = strstr(broadside_cipher_at(i)->name, "_table") != NULL;
        CHECK(is_table || !tables, "table-based ciphers come last");
        CHECK(!is_table || !broadside_cipher_at(i)->constant_time, "and say what they are");
        tables = is_table;
    }
    CHECK(tables, "there are table-based ciphers");
    for (int status = BROADSIDE_OK; status <= BROADSIDE_ERROR_COUNTER; status++)
        CHECK(strlen(broadside_status_text((broadside_status)status)) > 5, "status %d", status);
    CHECK(broadside_status_text((broadside_status)99) != NULL, "unknown status");
    CHECK(broadside_any_key_bytes() == sizeof(broadside_any_key), "size");
}

static void padding_and_tdm(void) {
    uint8_t block[16] = {0}, *lanes[1] = {block};
    const uint8_t *from[1] = {block};
    size_t bytes = 7;
    CHECK(broadside_pkcs7_pad(NULL, 16, block, 0) == BROADSIDE_ERROR_NULL, "pad");
    CHECK(broadside_pkcs7_pad(block, 16, block, 16) == BROADSIDE_ERROR_LENGTH, "pad");
    CHECK(broadside_pkcs7_pad(block, 0, block, 0) == BROADSIDE_ERROR_LENGTH, "pad");
    CHECK(broadside_pkcs7_pad(block, 256, block, 0) == BROADSIDE_ERROR_LENGTH, "pad");
    CHECK(broadside_pkcs7_unpad(NULL, block, 16) == BROADSIDE_ERROR_NULL, "unpad");
    CHECK(broadside_pkcs7_unpad(&bytes, block, 0) == BROADSIDE_ERROR_LENGTH, "unpad");
    CHECK(broadside_pkcs7_unpad(&bytes, block, 16) == BROADSIDE_ERROR_PADDING && bytes == 7,
          "same");
    CHECK(broadside_tdm_deal(NULL, 1, block, 16, 8) == BROADSIDE_ERROR_NULL, "deal");
    CHECK(broadside_tdm_deal(lanes, 0, block, 16, 8) == BROADSIDE_ERROR_LENGTH, "deal");
    CHECK(broadside_tdm_deal(lanes, 1, block, 15, 8) == BROADSIDE_ERROR_LENGTH, "deal");
    CHECK(broadside_tdm_merge(NULL, 8, from, 1, 8) == BROADSIDE_ERROR_NULL, "merge");
    CHECK(broadside_tdm_merge(block, 9, from, 1, 8) == BROADSIDE_ERROR_LENGTH, "merge");
    CHECK(broadside_tdm_bytes(64, 8, 3, 3) == 0 && broadside_tdm_bytes(64, 0, 3, 0) == 0, "bytes");
}

int main(void) {
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        key_lengths(cipher);
        chains(cipher);
        for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++) {
            modes(cipher, &test_modes[m]);
            channels(cipher, &test_modes[m]);
        }
    }
    lookup_and_texts();
    padding_and_tdm();
    return check_report("errors");
}
