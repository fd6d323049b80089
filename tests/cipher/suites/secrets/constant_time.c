/*
 * Secrets are marked as undefined for valgrind, which reports every branch and address that depends
 * on them. Without arguments, the program runs itself under valgrind. Implementations labelled
 * constant-time must be clean, and so must each function of every kernel. Known-bad functions and
 * table-based implementations must be caught, which shows that the check works.
 *
 * Valgrind 3.19 knows no AVX-512, GFNI and VAES. The program that is built with the emulated
 * instructions of the folder `emulated` covers the kernels that need them.
 */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <valgrind/memcheck.h>

#if defined(VECTOR_IS_EMULATED)
#include "../../emulated/leak.h"
static const char suite[] = "constant_time_emulated";
/* What the program without emulation checks: portable functions, kernels that valgrind can run. */
enum { OTHERS_CHECK = TIER_AESNI | TIER_AVX2 | TIER_PORTABLE };
#else
static const char suite[] = "constant_time";
enum { OTHERS_CHECK = 0 };
#endif

enum { CAUGHT = 99, ABSENT = 77, BYTES = 96, STEPS = 2 };

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

typedef struct secret_key {
    uint8_t bytes[BROADSIDE_KEY_BYTES_MAX];
    broadside_any_key any;
} secret_key;

static void set_secret_key(secret_key *key, const broadside_cipher *cipher, size_t size,
                           uint64_t seed) {
    fill_bytes(key->bytes, size, seed);
    VALGRIND_MAKE_MEM_UNDEFINED(key->bytes, size);
    if (broadside_any_set_key(&key->any, cipher, key->bytes, size) != BROADSIDE_OK)
        exit(EXIT_FAILURE);
}

/* A full pass and one that is not full; twice as many blocks have no other code. */
static void run_modes(const kernel *k, const broadside_cipher *cipher, size_t key_bytes) {
    static uint8_t data[(LANES_LIMIT + 1) * BROADSIDE_BLOCK_BYTES_MAX];
    secret_key key;
    set_secret_key(&key, cipher, key_bytes, 4);
    for (size_t m = 0; m < WIDE_MODES; m++) {
        uint8_t state[2 * BROADSIDE_BLOCK_BYTES_MAX]; /* CTR writes keystream behind the counter */
        size_t blocks = (size_t)k->blocks + 1;
        if (k->modes[m] == NULL)
            continue;
        fill_bytes(data, sizeof data, 5 + m);
        fill_bytes(state, sizeof state, 6 + m);
        VALGRIND_MAKE_MEM_UNDEFINED(data, sizeof data);
        k->modes[m](&key.any.head, data, data,
                    m == WIDE_CTR_BYTES ? blocks * BROADSIDE_BLOCK_BYTES_MAX - 1 : blocks, state);
    }
    broadside_key_wipe(&key.any.head);
}

/* Each lane has another key than its neighbours. Every second mode gets its lanes one by one. */
static void run_lanes(const kernel *k, const broadside_cipher *cipher, size_t key_bytes) {
    static lane_set lanes;
    static uint8_t data[LANES_LIMIT][STEPS * BROADSIDE_BLOCK_BYTES_MAX];
    enum { KEYS = 3 };
    static secret_key keys[KEYS];
    static broadside_channel channels[LANES_LIMIT];
    broadside_chain chain;
    memset(&chain, 0, sizeof chain);
    VALGRIND_MAKE_MEM_UNDEFINED(chain.block, sizeof chain.block);
    for (size_t i = 0; i < KEYS; i++)
        set_secret_key(&keys[i], cipher, key_bytes, 9 + i);
    for (size_t m = 0; m < LANE_MODES; m++) {
        if (k->lanes[m] == NULL)
            continue;
        fill_bytes(data[0], sizeof data, 7 + m);
        fill_bytes(lanes.state, sizeof lanes.state, 8 + m);
        VALGRIND_MAKE_MEM_UNDEFINED(data, sizeof data);
        lanes.stack_end = (const uint8_t *)&m;
        for (size_t lane = 0; lane < k->blocks; lane++) {
            const broadside_key *key = &keys[lane % KEYS].any.head;
            channels[lane] = (broadside_channel){key, &chain, data[lane], data[lane], 0};
            lanes.in[lane] = lanes.out[lane] = data[lane];
            if (m % 2 == 0)
                k->set_lane(&lanes, lane, key, m == LANE_CBC_DECRYPT);
        }
        if (m % 2 != 0)
            k->set_lanes(&lanes, channels, m == LANE_CBC_DECRYPT);
        k->lanes[m](&lanes, STEPS);
    }
}

/* Channels straight from their keys. */
static int run_row(const broadside_cipher *cipher) {
    enum { CHANNELS_MAX = 16 };
    static secret_key keys[CHANNELS_MAX];
    static broadside_chain chains[CHANNELS_MAX];
    static uint8_t data[CHANNELS_MAX][STEPS * BROADSIDE_BLOCK_BYTES_MAX];
    broadside_channel channels[CHANNELS_MAX];
    const row_kernel *row = cipher->wide->row;
    if ((broadside_tiers() & row->needs) == 0 || row->channels > CHANNELS_MAX)
        return ABSENT;
    const size_t sizes[] = {cipher->key_bytes_min, cipher->key_bytes_max};
    for (size_t s = 0; s < sizeof sizes / sizeof *sizes; s++)
        for (size_t m = 0; m < LANE_MODES; m++) {
            fill_bytes(data[0], sizeof data, 9 + m);
            VALGRIND_MAKE_MEM_UNDEFINED(data, sizeof data);
            VALGRIND_MAKE_MEM_UNDEFINED(chains, sizeof chains);
            for (size_t i = 0; i < row->channels; i++) {
                set_secret_key(&keys[i], cipher, sizes[s], 7 + i);
                channels[i] = (broadside_channel){&keys[i].any.head, &chains[i], data[i], data[i],
                                                  sizeof data[i]};
            }
            if (row->run[m] != NULL)
                row->run[m](channels, STEPS);
        }
    return EXIT_SUCCESS;
}

static const char row_name[] = "row";

static int run_kernel(const broadside_cipher *cipher, const kernel *k) {
    if ((broadside_tiers() & k->needs) == 0)
        return ABSENT;
    broadside_use_tiers(k->needs);
    const size_t sizes[] = {cipher->key_bytes_min, cipher->key_bytes_max};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        run_modes(k, cipher, sizes[i]);
        run_lanes(k, cipher, sizes[i]);
    }
    return EXIT_SUCCESS;
}

static const kernel *const *kernels_of(const broadside_cipher *cipher) {
    static const kernel *const none[] = {NULL};
    return cipher->wide == NULL ? none : cipher->wide->kernels;
}

static int run_case(const char *name, const char *kernel_name) {
    const broadside_cipher *cipher = broadside_cipher_find(name);
    if (strcmp(name, "known-bad-branch") == 0)
        known_bad_branch();
    else if (strcmp(name, "known-bad-index") == 0)
        known_bad_index();
#if defined(VECTOR_IS_EMULATED)
    else if (strncmp(name, "vector-", 7) == 0)
        return look_up_secret(strcmp(name, "vector-bad-lookup") == 0);
#endif
    else if (cipher == NULL)
        return EXIT_FAILURE;
    if (cipher == NULL)
        return EXIT_SUCCESS;
    if (strcmp(kernel_name, row_name) == 0)
        return run_row(cipher);
    for (const kernel *const *k = kernels_of(cipher); *k != NULL; k++)
        if (strcmp((*k)->name, kernel_name) == 0)
            return run_kernel(cipher, *k);
    broadside_use_tiers(0);
    run_cipher(cipher);
    return EXIT_SUCCESS;
}

static int under_valgrind(const char *program, const char *name, const char *kernel_name) {
    char command[4096];
    snprintf(command, sizeof command, "valgrind -q --error-exitcode=%d '%s' %s %s >/dev/null 2>&1",
             CAUGHT, program, name, kernel_name);
    int status = system(command);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static const char portable[] = "portable";

/* Ciphers that differ in their key schedules alone have the same kernels. */
static bool has_own_kernels(const broadside_cipher *cipher) {
    const broadside_cipher *other;
    for (size_t i = 0; (other = broadside_cipher_at(i)) != cipher; i++)
        if (other->wide == cipher->wide)
            return false;
    return true;
}

static void check_kernel(const char *program, const broadside_cipher *cipher, const char *name,
                         tier needs) {
    if ((needs & OTHERS_CHECK) != 0)
        return;
    int status = under_valgrind(program, cipher->name, name);
    if (status == ABSENT)
        printf("%s %s: not known to valgrind, or not to this machine\n", cipher->name, name);
    else
        CHECK(status == EXIT_SUCCESS, "%s %s is constant-time", cipher->name, name);
}

static void check_kernels(const char *program, const broadside_cipher *cipher) {
    for (const kernel *const *k = kernels_of(cipher); *k != NULL; k++)
        check_kernel(program, cipher, (*k)->name, (*k)->needs);
    if (cipher->wide != NULL && cipher->wide->row != NULL)
        check_kernel(program, cipher, row_name, cipher->wide->row->needs);
}

int main(int count, char **arguments) {
    if (count == 3)
        return run_case(arguments[1], arguments[2]);
    const char *program = arguments[0];
    if (system("valgrind --version >/dev/null 2>&1") != 0) {
        check_skip("valgrind is absent (scripts/tools/oracles)");
        return check_report(suite);
    }
    CHECK(under_valgrind(program, "known-bad-branch", portable) == CAUGHT,
          "a bad branch is caught");
    CHECK(under_valgrind(program, "known-bad-index", portable) == CAUGHT, "a bad index is caught");
#if defined(VECTOR_IS_EMULATED)
    CHECK(under_valgrind(program, "vector-bad-lookup", portable) == CAUGHT,
          "a bad index from an emulated vector is caught");
    CHECK(under_valgrind(program, "vector-lookup", portable) == EXIT_SUCCESS,
          "an emulated lookup is clean");
#endif
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        int expected = cipher->constant_time ? EXIT_SUCCESS : CAUGHT;
        if ((OTHERS_CHECK & TIER_PORTABLE) == 0)
            CHECK(under_valgrind(program, cipher->name, portable) == expected, "%s is %s",
                  cipher->name, cipher->constant_time ? "constant-time" : "table-based and caught");
        if (has_own_kernels(cipher))
            check_kernels(program, cipher);
    }
    return check_report(suite);
}
