/*
 * Nothing of a key may stay behind: neither in a wiped key nor on the stack of the functions that
 * worked with it. The work runs on a stack of our own, which is searched afterwards; first the
 * search must find a key that was left there on purpose.
 */
#define _GNU_SOURCE /* memmem */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { STACK_BYTES = 1 << 20, DEPTH = 1 << 17, WINDOW = 8 };

typedef struct job {
    void (*function)(struct job *what);
    const broadside_cipher *cipher;
    size_t key_bytes;
    const test_mode *mode;
    const uint8_t *key; /* not on the searched stack */
    broadside_any_key *schedule;
    uint8_t *data;
    bool worked;
} job;

/* Whether any eight bytes of a secret, a key or a key schedule, stand on the part of a stack that
 * was used; above DEPTH is the thread's own state. */
static bool found(const uint8_t *stack, const uint8_t *what, size_t what_size) {
    size_t unused = 0, size = STACK_BYTES - DEPTH;
    while (unused < size && stack[unused] == 0)
        unused++;
    const uint8_t *where = stack + unused;
    size -= unused;
    for (size_t at = 0; at + WINDOW <= what_size; at += 4) {
        static const uint8_t zeros[WINDOW / 2];
        /* Small numbers, such as that of the rounds, stand on every stack. */
        if (memcmp(what + at, zeros, WINDOW / 2) == 0 ||
            memcmp(what + at + WINDOW / 2, zeros, WINDOW / 2) == 0)
            continue;
        if (memmem(where, size, what + at, WINDOW) != NULL)
            return true;
    }
    return false;
}

/* Makes compilers keep the whole array, because other code might read it. */
static const uint8_t *volatile kept;

/* The work runs so deep in the stack that the end of the thread cannot overwrite its traces. */
static void *run_deep(void *argument) {
    uint8_t unused[DEPTH];
    job *what = argument;
    unused[0] = 0;
    kept = unused;
    what->function(what);
    return unused[0] == 0 ? NULL : argument;
}

/* Runs on a stack of zeros (a new one if `stack` is NULL) and returns it for the search. */
static uint8_t *run_on_stack(uint8_t *stack, void (*function)(job *what), job *what) {
    pthread_attr_t attributes;
    pthread_t thread;
    if (stack == NULL)
        stack = mmap(NULL, STACK_BYTES, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    memset(stack, 0, STACK_BYTES);
    what->function = function;
    pthread_attr_init(&attributes);
    pthread_attr_setstack(&attributes, stack, STACK_BYTES);
    bool ran = pthread_create(&thread, &attributes, run_deep, what) == 0;
    if (ran)
        pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    CHECK(ran, "a thread on a stack of our own");
    return stack;
}

/* Leaves a copy of the key where the stack was. */
static void leave_key(job *what) {
    volatile uint8_t copy[64];
    for (size_t i = 0; i < what->key_bytes; i++)
        copy[i] = what->key[i];
    (void)copy[0];
}

static bool transform_bytes(job *what, mode_function *function, size_t bytes) {
    static const uint8_t iv[BROADSIDE_BLOCK_BYTES_MAX];
    broadside_chain chain;
    const broadside_key *key = &what->schedule->head;
    return broadside_chain_start(&chain, key, iv, what->cipher->block_bytes) == BROADSIDE_OK &&
           function(key, &chain, what->data, what->data, bytes) == BROADSIDE_OK;
}

/* Whole blocks, and a message that ends within a block if the mode has such. */
static bool transform(job *what, mode_function *function) {
    return transform_bytes(what, function, 160) &&
           (what->mode->whole_blocks || transform_bytes(what, function, 155));
}

/* Enough channels for the lanes of every kernel. */
static bool transform_channels(job *what, channels_function *function) {
    enum { CHANNELS = 70, BYTES = 32 };
    static broadside_channel channels[CHANNELS];
    static broadside_chain chains[CHANNELS];
    static uint8_t data[CHANNELS][BYTES];
    static const uint8_t iv[BROADSIDE_BLOCK_BYTES_MAX];
    const broadside_key *key = &what->schedule->head;
    bool good = true;
    if (function == NULL)
        return true;
    /* A block of zeros would become the round keys when they are added to it. */
    fill_bytes(data[0], sizeof data, 20);
    for (size_t i = 0; i < CHANNELS; i++) {
        good &=
            broadside_chain_start(&chains[i], key, iv, what->cipher->block_bytes) == BROADSIDE_OK;
        channels[i] = (broadside_channel){key, &chains[i], data[i], data[i], BYTES};
    }
    return good && function(channels, CHANNELS) == BROADSIDE_OK;
}

static void work(job *what) {
    const test_mode *mode = what->mode;
    what->worked = broadside_any_set_key(what->schedule, what->cipher, what->key,
                                         what->key_bytes) == BROADSIDE_OK &&
                   transform(what, mode->encrypt) && transform(what, mode->decrypt) &&
                   transform_channels(what, mode->encrypt_channels) &&
                   transform_channels(what, mode->decrypt_channels);
}

static void search(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode) {
    broadside_any_key *schedule = calloc(1, sizeof *schedule);
    uint8_t *key = malloc(key_bytes), *data = malloc(160);
    fill_bytes(key, key_bytes, 17);
    fill_bytes(data, 160, 18);
    job what = {NULL, cipher, key_bytes, mode, key, schedule, data, false};
    uint8_t *stack = run_on_stack(NULL, leave_key, &what);
    CHECK(found(stack, key, key_bytes), "the search finds a key that was left");
    munmap(stack, STACK_BYTES);

    stack = run_on_stack(NULL, work, &what);
    const uint8_t *words = (const uint8_t *)schedule + sizeof(broadside_key);
    CHECK(what.worked, "no error");
    CHECK(!found(stack, key, key_bytes), "%s-%zu %s leaves its key on the stack", cipher->name,
          8 * key_bytes, mode->name);
    CHECK(!found(stack, words, cipher->schedule_bytes - sizeof(broadside_key)),
          "%s-%zu %s leaves round keys on the stack", cipher->name, 8 * key_bytes, mode->name);
    munmap(stack, STACK_BYTES);

    size_t used = 0, left = 0;
    for (size_t i = 0; i < sizeof *schedule; i++)
        used += ((uint8_t *)schedule)[i] != 0;
    broadside_key_wipe(&schedule->head);
    for (size_t i = 0; i < sizeof *schedule; i++)
        left += ((uint8_t *)schedule)[i] != 0;
    CHECK(used > key_bytes && left == 0, "%s-%zu: the wiped key is zero", cipher->name,
          8 * key_bytes);
    free(schedule);
    free(key);
    free(data);
}

/* What a kernel's wipe_stack_to gets in `leave_and_wipe`. */
static const kernel *wiping;
static size_t left_bytes;

/* Leaves bytes of the value MARK, and returns the address of the lowest. */
enum { MARK = 0xa5, MOST_LEFT = 4000 };
static NOT_INLINED const uint8_t *leave_marks(size_t bytes) {
    volatile uint8_t marks[MOST_LEFT];
    for (size_t i = sizeof marks - bytes; i < sizeof marks; i++)
        marks[i] = MARK;
    kept = (const uint8_t *)marks;
    return kept + sizeof marks - bytes;
}

static void leave_and_wipe(job *what) {
    const uint8_t *end = leave_marks(left_bytes);
    if (wiping != NULL)
        wipe_stack(wiping->wipe_stack_to, end);
    what->worked = true;
}

static size_t marks_after(const kernel *k, size_t bytes) {
    job what = {.worked = false};
    size_t marks = 0;
    wiping = k;
    left_bytes = bytes;
    uint8_t *stack = run_on_stack(NULL, leave_and_wipe, &what);
    for (size_t i = 0; i < STACK_BYTES - DEPTH; i++)
        marks += stack[i] == MARK;
    munmap(stack, STACK_BYTES);
    CHECK(what.worked, "no error");
    return marks;
}

/* The function of each kernel wipes small and large frames. Registers that it saves, and bytes that
 * align its frame, may lie above what it wipes. */
static void kernels_wipe_the_stack(const broadside_cipher *cipher) {
    enum { GAP = 64 };
    static const size_t sizes[] = {100, 300, 400, MOST_LEFT};
    if (cipher->wide == NULL)
        return;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        CHECK(marks_after(NULL, sizes[i]) >= sizes[i] - GAP, "marks are left");
        for (const kernel *const *k = cipher->wide->kernels; *k != NULL; k++)
            if (((*k)->needs & broadside_tiers()) != 0) {
                size_t marks = marks_after(*k, sizes[i]);
                CHECK(marks <= GAP, "%s %s leaves %zu bytes of %zu", cipher->name, (*k)->name,
                      marks, sizes[i]);
            }
    }
}

/* A key that follows a longer one in the union, or that is refused, leaves nothing of it. */
static void nothing_of_a_longer_key(void) {
    static broadside_any_key key;
    uint8_t bytes[BROADSIDE_KEY_BYTES_MAX];
    fill_bytes(bytes, sizeof bytes, 19);
    for (unsigned refused = 0; refused < 2; refused++) {
        size_t left = 0;
        CHECK(broadside_any_set_key(&key, &broadside_twofish, bytes, 32) == BROADSIDE_OK, "long");
        broadside_status status = broadside_any_set_key(&key, &broadside_des, bytes, 8 - refused);
        CHECK((status == BROADSIDE_OK) == !refused, "short");
        broadside_key_wipe(&key.head);
        for (size_t i = 0; i < sizeof key; i++)
            left += ((uint8_t *)&key)[i] != 0;
        CHECK(left == 0, "%zu bytes are left of the key before", left);
    }
}

static void set_key_alone(job *what) {
    what->worked = broadside_any_set_key(what->schedule, what->cipher, what->key,
                                         what->key_bytes) == BROADSIDE_OK;
}

/* The same work with two keys on one stack, one after the other: bytes that differ depend on the
 * key. */
static size_t key_dependent_bytes(const broadside_cipher *cipher, size_t key_bytes,
                                  void (*function)(job *what)) {
    static uint8_t first[STACK_BYTES];
    static broadside_any_key schedule;
    static uint8_t key[BROADSIDE_KEY_BYTES_MAX];
    job what = {NULL, cipher, key_bytes, NULL, key, &schedule, NULL, true};
    size_t different = 0;
    fill_bytes(key, key_bytes, 1);
    uint8_t *stack =
        run_on_stack(NULL, function, &what); /* the first thread differs from all later */
    run_on_stack(stack, function, &what);
    memcpy(first, stack, STACK_BYTES);
    fill_bytes(key, key_bytes, 2);
    run_on_stack(stack, function, &what);
    for (size_t i = 0; i < STACK_BYTES - DEPTH; i++)
        different += first[i] != stack[i];
    munmap(stack, STACK_BYTES);
    CHECK(what.worked, "no error");
    return different;
}

static void compare_stacks(const broadside_cipher *cipher, size_t key_bytes) {
    size_t left = key_dependent_bytes(cipher, key_bytes, set_key_alone);
    CHECK(left == 0, "setting a key of %s-%zu leaves %zu bytes that depend on it", cipher->name,
          8 * key_bytes, left);
    CHECK(key_dependent_bytes(cipher, key_bytes, leave_key) >= key_bytes / 2,
          "the comparison finds a key that was left");
}

int main(void) {
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        kernels_wipe_the_stack(cipher);
        for (size_t key = cipher->key_bytes_min; key <= cipher->key_bytes_max;
             key += cipher->key_bytes_step) {
            compare_stacks(cipher, key);
            for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++)
                search(cipher, key, &test_modes[m]);
        }
    }
    nothing_of_a_longer_key();
    broadside_key_wipe(NULL);
    return check_report("wipe");
}
