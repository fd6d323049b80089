/* Buffers at every alignment, and with pages that may not be touched directly before and after
 * them. */
#include "../../shared/check.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LENGTH_MAX = 300, ALIGNMENTS = 16 };

/* A readable and writable page between two that trap. */
static uint8_t *guarded_page(size_t page) {
    uint8_t *memory = mmap(NULL, 3 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory + page, page, PROT_READ | PROT_WRITE) != 0)
        return NULL;
    return memory + page;
}

static size_t page_bytes;
static uint8_t *in_page, *out_page;

static void run(test_message *message, mode_function *function, uint8_t *out, const uint8_t *in,
                size_t bytes) {
    const broadside_key *key = &message->key.head;
    CHECK(broadside_chain_start(&message->chain, key, message->iv, key->cipher->block_bytes) ==
                  BROADSIDE_OK &&
              function(key, &message->chain, out, in, bytes) == BROADSIDE_OK,
          "no error");
}

/* The buffers at the start of their page, then at its end. */
static void at_both_ends(test_message *message, const test_mode *mode, size_t bytes) {
    uint8_t expected[LENGTH_MAX], data[LENGTH_MAX];
    const char *name = message->key.head.cipher->name;
    fill_bytes(data, bytes, bytes);
    for (unsigned direction = 0; direction < 2; direction++) {
        mode_function *function = direction == 0 ? mode->encrypt : mode->decrypt;
        run(message, function, expected, data, bytes);
        for (unsigned end = 0; end < 2; end++) {
            size_t offset = end == 0 ? 0 : page_bytes - bytes;
            memcpy(in_page + offset, data, bytes);
            run(message, function, out_page + offset, in_page + offset, bytes);
            CHECK(memcmp(out_page + offset, expected, bytes) == 0, "%s %s: %zu bytes at offset %zu",
                  name, mode->name, bytes, offset);
        }
    }
}

static void at_every_alignment(test_message *message, const test_mode *mode) {
    enum { BYTES = 48 };
    uint8_t expected[BYTES], data[BYTES], from[BYTES + ALIGNMENTS], to[BYTES + ALIGNMENTS + 1];
    fill_bytes(data, BYTES, 3);
    run(message, mode->encrypt, expected, data, BYTES);
    for (size_t in = 0; in < ALIGNMENTS; in++)
        for (size_t out = 0; out < ALIGNMENTS; out++) {
            memcpy(from + in, data, BYTES);
            memset(to, 0xa5, sizeof to);
            run(message, mode->encrypt, to + out, from + in, BYTES);
            CHECK(memcmp(to + out, expected, BYTES) == 0 && to[out + BYTES] == 0xa5 &&
                      (out == 0 || to[out - 1] == 0xa5),
                  "%s %s from %zu to %zu", message->key.head.cipher->name, mode->name, in, out);
            run(message, mode->decrypt, to + out, to + out, BYTES);
            CHECK(memcmp(to + out, data, BYTES) == 0, "%s %s back at %zu",
                  message->key.head.cipher->name, mode->name, out);
        }
}

/* Keys and IVs end at the end of a page and have any alignment. */
static void key_at_the_end(const broadside_cipher *cipher, size_t key_bytes) {
    test_message message, copy;
    uint8_t block[16] = {0}, expected[16] = {0};
    message_start(&message, cipher, key_bytes, 4);
    copy = message;
    uint8_t *end = in_page + page_bytes - key_bytes;
    memcpy(end, message.key_bytes, key_bytes);
    CHECK(broadside_any_set_key(&copy.key, cipher, end, key_bytes) == BROADSIDE_OK, "a key");
    run(&message, test_ecb_encrypt, expected, expected, cipher->block_bytes);
    run(&copy, test_ecb_encrypt, block, block, cipher->block_bytes);
    CHECK(memcmp(block, expected, sizeof block) == 0, "%s: %zu key bytes before a guard page",
          cipher->name, key_bytes);
}

int main(void) {
    page_bytes = (size_t)sysconf(_SC_PAGESIZE);
    in_page = guarded_page(page_bytes);
    out_page = guarded_page(page_bytes);
    if (!CHECK(in_page != NULL && out_page != NULL, "guarded pages"))
        return check_report("boundaries");
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        for (size_t key = cipher->key_bytes_min; key <= cipher->key_bytes_max;
             key += cipher->key_bytes_step)
            key_at_the_end(cipher, key);
        test_message message;
        message_start(&message, cipher, cipher->key_bytes_max, 1);
        for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++) {
            size_t step = test_modes[m].whole_blocks ? cipher->block_bytes : 1;
            for (size_t bytes = 0; bytes <= LENGTH_MAX; bytes += step)
                at_both_ends(&message, &test_modes[m], bytes);
            at_every_alignment(&message, &test_modes[m]);
        }
    }
    return check_report("boundaries");
}
