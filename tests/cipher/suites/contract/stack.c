/*
 * How much stack the functions need: each runs in a thread whose stack was filled with a pattern,
 * with all instructions that this machine has and with none of them. The header states the limits.
 */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <pthread.h>
#include <string.h>
#include <sys/mman.h>

enum {
    STACK = 512 << 10,
    PATTERN = 0xa5,
    LIMIT = 16 << 10,
    LIMIT_OF_LANES = 128 << 10,
    CHANNELS = 601,
    CHANNEL_BYTES = 64,
    MESSAGE = 16 << 10,
    MODES = sizeof test_modes / sizeof *test_modes
};

/* What a thread does. */
typedef struct task {
    const broadside_cipher *cipher;
    mode_function *one;      /* does a message */
    channels_function *many; /* does channels */
    size_t channels;
} task;

/* The objects of a call. They lie outside the stack that is measured. */
static broadside_any_key keys[CHANNELS];
static broadside_chain chains[CHANNELS];
static broadside_channel channels[CHANNELS];
static uint8_t data[CHANNELS * CHANNEL_BYTES];
static uint8_t secret[BROADSIDE_KEY_BYTES_MAX], iv[BROADSIDE_BLOCK_BYTES_MAX];

static void start(const broadside_cipher *cipher, size_t count) {
    for (size_t i = 0; i < count; i++) {
        broadside_status status =
            broadside_any_set_key(&keys[i], cipher, secret, cipher->key_bytes_max);
        CHECK(status == BROADSIDE_OK, "%s: key", cipher->name);
        status = broadside_chain_start(&chains[i], &keys[i].head, iv, cipher->block_bytes);
        CHECK(status == BROADSIDE_OK, "%s: chain", cipher->name);
        uint8_t *text = data + i * CHANNEL_BYTES;
        channels[i] = (broadside_channel){&keys[i].head, &chains[i], text, text, CHANNEL_BYTES};
    }
}

static void *perform(void *argument) {
    const task *t = argument;
    broadside_status status;
    if (t->many != NULL)
        status = t->many(channels, t->channels);
    else if (t->one != NULL)
        status = t->one(&keys[0].head, &chains[0], data, data, MESSAGE);
    else
        status = broadside_any_set_key(&keys[0], t->cipher, secret, t->cipher->key_bytes_max);
    CHECK(status == BROADSIDE_OK, "%s: %s", t->cipher->name, broadside_status_text(status));
    return NULL;
}

/* The bytes of stack that a thread writes for a task. */
static size_t stack_of(task t) {
    uint8_t *stack = mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;
    CHECK(stack != MAP_FAILED, "memory for a stack");
    if (stack == MAP_FAILED)
        return 0;
    memset(stack, PATTERN, STACK);
    pthread_attr_init(&attributes);
    CHECK(pthread_attr_setstack(&attributes, stack, STACK) == 0, "a thread's stack");
    if (pthread_create(&thread, &attributes, perform, &t) == 0)
        pthread_join(thread, NULL);
    else
        CHECK(false, "no thread");
    pthread_attr_destroy(&attributes);
    while (untouched < STACK && stack[untouched] == PATTERN)
        untouched++;
    munmap(stack, STACK);
    return STACK - untouched;
}

static void check_limit(task t, size_t limit, const char *what) {
    size_t used = stack_of(t);
    CHECK(used > 0 && used <= limit, "%s, %s: %zu bytes of stack", t.cipher->name, what, used);
}

static void check_channels(const broadside_cipher *cipher, channels_function *many,
                           const char *mode) {
    static const size_t counts[] = {2, 16, 100, CHANNELS};
    size_t limit = cipher == without_table(cipher) ? LIMIT_OF_LANES : LIMIT;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        start(cipher, counts[i]);
        check_limit((task){cipher, NULL, many, counts[i]}, limit, mode);
    }
}

static void check_mode(const broadside_cipher *cipher, const test_mode *mode) {
    bool has_lanes = strncmp(cipher->name, "mars", 4) == 0 && cipher == without_table(cipher);
    size_t limit = has_lanes ? LIMIT_OF_LANES : LIMIT;
    start(cipher, 1);
    check_limit((task){cipher, mode->encrypt, NULL, 0}, limit, mode->name);
    start(cipher, 1);
    check_limit((task){cipher, mode->decrypt, NULL, 0}, limit, mode->name);
    if (mode->encrypt_channels != NULL) {
        check_channels(cipher, mode->encrypt_channels, mode->name);
        check_channels(cipher, mode->decrypt_channels, mode->name);
    }
}

static void check_ciphers(void) {
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        check_limit((task){cipher, NULL, NULL, 0}, LIMIT, "key schedule");
        for (size_t mode = 0; mode < MODES; mode++)
            check_mode(cipher, &test_modes[mode]);
    }
}

int main(void) {
    check_ciphers();
    broadside_use_tiers(0);
    check_ciphers();
    return check_report("stack");
}
