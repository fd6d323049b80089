/* Every cipher, key length, mode, direction and length against other libraries. */
#include "../../peers/peer.h"
#include "../../shared/check.h"

#include <stdio.h>
#include <string.h>

enum { LENGTH_MAX = 300 };

/* Compares all lengths of one combination; false if the peer lacks it. */
static bool compare(const peer *other, const broadside_cipher *cipher, size_t key_bytes,
                    const test_mode *mode, bool encrypt) {
    uint8_t in[LENGTH_MAX], ours[LENGTH_MAX], theirs[LENGTH_MAX];
    size_t step = mode->whole_blocks ? cipher->block_bytes : 1;
    for (size_t bytes = 0; bytes <= LENGTH_MAX; bytes += step) {
        test_message message;
        message_start(&message, cipher, key_bytes, 1000 * key_bytes + bytes);
        const uint8_t *iv = strcmp(mode->name, "ecb") == 0 ? NULL : message.iv;
        const char *name = without_table(cipher)->name;
        job what = {name, mode->name, encrypt, message.key_bytes, key_bytes, iv};
        void *state = other->open(&what);
        if (state == NULL)
            return false;
        fill_bytes(in, bytes, bytes + 7);
        memset(theirs, 0, sizeof theirs);
        other->run(state, theirs, in, bytes);
        if (iv != NULL) { /* once more, from the start: the bench does that */
            memset(theirs, 0, sizeof theirs);
            other->start(state, iv);
            other->run(state, theirs, in, bytes);
        }
        other->close(state);
        mode_function *function = encrypt ? mode->encrypt : mode->decrypt;
        broadside_status status = function(&message.key.head, &message.chain, ours, in, bytes);
        if (!CHECK(status == BROADSIDE_OK && memcmp(ours, theirs, bytes) == 0,
                   "%s-%zu %s %s of %zu bytes differs from %s", cipher->name, 8 * key_bytes,
                   mode->name, encrypt ? "encryption" : "decryption", bytes, other->name))
            return true;
    }
    return true;
}

/* Compares with each peer that has a combination; returns their number. */
static size_t compare_all(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode) {
    size_t count = 0;
    for (size_t i = 0; peers[i] != NULL; i++) {
        bool has = compare(peers[i], cipher, key_bytes, mode, true);
        count += has;
        if (has)
            compare(peers[i], cipher, key_bytes, mode, false);
    }
    return count;
}

/* Prints a line for each cipher: in how many libraries each mode was found, by key length. */
static void compare_cipher(const broadside_cipher *cipher) {
    for (size_t key = cipher->key_bytes_min; key <= cipher->key_bytes_max;
         key += cipher->key_bytes_step) {
        printf("%s-%zu:", cipher->name, 8 * key);
        for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++)
            printf(" %s %zu", test_modes[m].name, compare_all(cipher, key, &test_modes[m]));
        printf("\n");
    }
}

int main(void) {
    if (peers[0] == NULL) {
        check_skip("the other libraries are absent (scripts/tools/oracles)");
        return check_report("differential");
    }
    printf("number of other libraries compared with, by cipher, key bits and mode\n");
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
        compare_cipher(cipher);
    return check_report("differential");
}
