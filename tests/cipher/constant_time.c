/*
 * Secrets are marked as undefined for valgrind, which reports every branch and address that depends
 * on them. Without arguments, the program runs itself under valgrind. Implementations labelled
 * constant-time must be clean. Known-bad functions and table-based implementations must be caught,
 * which shows that the check works.
 */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <valgrind/memcheck.h>

enum { CAUGHT = 99, BYTES = 96 };

static volatile uint8_t sink;

static void known_bad_branch(void) {
    uint8_t secret = 3;
    VALGRIND_MAKE_MEM_UNDEFINED(&secret, 1);
    if (secret == 3)
        sink = 1;
}

static void known_bad_index(void) {
    static const uint8_t table[256] = {1, 2, 3};
    volatile uint8_t secret = 3;
    VALGRIND_MAKE_MEM_UNDEFINED(&secret, 1);
    sink = table[secret];
}

/* Key and data secret; IV, lengths and pointers public. */
static void run_cipher(const broadside_cipher *cipher) {
    for (size_t size = cipher->key_bytes_min; size <= cipher->key_bytes_max;
         size += cipher->key_bytes_step)
        for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++) {
            uint8_t key_bytes[BROADSIDE_KEY_BYTES_MAX], iv[16], data[BYTES];
            broadside_any_key key;
            broadside_chain chain;
            fill_bytes(key_bytes, size, 1);
            fill_bytes(iv, sizeof iv, 2);
            fill_bytes(data, sizeof data, 3);
            VALGRIND_MAKE_MEM_UNDEFINED(key_bytes, size);
            VALGRIND_MAKE_MEM_UNDEFINED(data, sizeof data);
            bool ok =
                broadside_any_set_key(&key, cipher, key_bytes, size) == BROADSIDE_OK &&
                broadside_chain_start(&chain, &key.head, iv, cipher->block_bytes) == BROADSIDE_OK &&
                test_modes[m].encrypt(&key.head, &chain, data, data, BYTES) == BROADSIDE_OK &&
                broadside_chain_start(&chain, &key.head, iv, cipher->block_bytes) == BROADSIDE_OK &&
                test_modes[m].decrypt(&key.head, &chain, data, data, BYTES) == BROADSIDE_OK;
            broadside_key_wipe(&key.head);
            if (!ok)
                exit(EXIT_FAILURE);
        }
}

static int run_case(const char *name) {
    const broadside_cipher *cipher = broadside_cipher_find(name);
    if (strcmp(name, "known-bad-branch") == 0)
        known_bad_branch();
    else if (strcmp(name, "known-bad-index") == 0)
        known_bad_index();
    else if (cipher != NULL)
        run_cipher(cipher);
    else
        return EXIT_FAILURE;
    return EXIT_SUCCESS;
}

static int under_valgrind(const char *program, const char *name) {
    char command[4096];
    snprintf(command, sizeof command, "valgrind -q --error-exitcode=%d '%s' %s >/dev/null 2>&1",
             CAUGHT, program, name);
    int status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int main(int count, char **arguments) {
    if (count == 2)
        return run_case(arguments[1]);
    if (system("valgrind --version >/dev/null 2>&1") != 0) {
        check_skip("valgrind is absent (scripts/install-oracles)");
        return check_report("constant_time");
    }
    CHECK(under_valgrind(arguments[0], "known-bad-branch") == CAUGHT, "a bad branch is caught");
    CHECK(under_valgrind(arguments[0], "known-bad-index") == CAUGHT, "a bad index is caught");
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        int expected = cipher->constant_time ? EXIT_SUCCESS : CAUGHT;
        CHECK(under_valgrind(arguments[0], cipher->name) == expected, "%s is %s", cipher->name,
              cipher->constant_time ? "constant-time" : "table-based and caught");
    }
    return check_report("constant_time");
}
