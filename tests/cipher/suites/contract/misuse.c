/*
 * Wrong calls of every function: each must give the right status and write only what it may write.
 * A fault that a sanitizer or valgrind catches here, instead of a check, has no status.
 */
#include "../../shared/check.h"

#include <stdlib.h>
#include <string.h>

enum { MODES = sizeof test_modes / sizeof *test_modes, LONGEST_KEY = sizeof(broadside_any_key) };

static const broadside_any_key no_key;

static void for_each_cipher(void (*run)(const broadside_cipher *cipher)) {
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
        run(cipher);
}

/* A message's objects, each alone in the heap, so that a byte beyond one is noticed. */
typedef struct call {
    broadside_any_key *key;
    broadside_chain *chain;
    uint8_t *out, *in;
    size_t bytes;
} call;

static call call_make(const broadside_cipher *cipher, size_t bytes) {
    test_message message;
    call made = {malloc(sizeof *made.key), malloc(sizeof *made.chain), calloc(1, bytes + 1),
                 calloc(1, bytes + 1), bytes};
    message_start(&message, cipher, cipher->key_bytes_max, 21);
    *made.key = message.key;
    *made.chain = message.chain;
    return made;
}

static void call_free(call *made) {
    free(made->key);
    free(made->chain);
    free(made->out);
    free(made->in);
}

static bool same_chain(const broadside_chain *a, const broadside_chain *b) {
    return memcmp(a, b, sizeof *a) == 0;
}

/* A wrong channel beside a correct one, before it or behind it, must give the same status. */
static void refused_beside(const test_mode *mode, channels_function *all, broadside_channel wrong,
                           broadside_status expected, const char *what) {
    static const broadside_cipher *cipher;
    static call correct;
    const broadside_cipher *own = wrong.key == NULL ? NULL : wrong.key->cipher;
    if (cipher == NULL || (own != NULL && own != cipher)) {
        call_free(&correct);
        cipher = own == NULL ? &broadside_aes : own;
        correct = call_make(cipher, 32);
    }
    const broadside_chain before = *correct.chain;
    const broadside_channel right = {&correct.key->head, correct.chain, correct.out, correct.in,
                                     32};
    const broadside_channel orders[][2] = {{right, wrong}, {wrong, right}};
    for (size_t order = 0; order < 2; order++) {
        broadside_status status = all(orders[order], 2);
        CHECK(status == expected, "%s, %s beside another channel: %s", mode->name, what,
              broadside_status_text(status));
        CHECK(same_chain(correct.chain, &before), "%s, %s: the other chain", mode->name, what);
    }
}

/* All ways to call a mode must refuse and change neither chain nor output. */
static void refused(const test_mode *mode, const broadside_key *key, broadside_chain *chain,
                    uint8_t *out, const uint8_t *in, size_t bytes, broadside_status expected,
                    const char *what) {
    const broadside_channel channel = {key, chain, out, in, bytes};
    mode_function *functions[] = {mode->encrypt, mode->decrypt};
    channels_function *all[] = {mode->encrypt_channels, mode->decrypt_channels};
    broadside_chain before;
    if (chain != NULL)
        before = *chain;
    for (size_t i = 0; i < 2; i++) {
        broadside_status status = functions[i](key, chain, out, in, bytes);
        CHECK(status == expected, "%s, %s: %s", mode->name, what, broadside_status_text(status));
        if (all[i] == NULL)
            continue;
        status = all[i](&channel, 1);
        CHECK(status == expected, "%s channel, %s: %s", mode->name, what,
              broadside_status_text(status));
        refused_beside(mode, all[i], channel, expected, what);
        CHECK(chain == NULL || same_chain(chain, &before), "%s, %s: the chain", mode->name, what);
    }
}

/* ---- Keys ---- */

typedef broadside_status set_key_function(void *key, const uint8_t *bytes, size_t size);

#define SET_KEY(name)                                                                              \
    static broadside_status name##_set_key(void *key, const uint8_t *bytes, size_t size) {         \
        return broadside_##name##_set_key(key, bytes, size);                                       \
    }
SET_KEY(aes)
SET_KEY(des)
SET_KEY(des3)
SET_KEY(mars)
SET_KEY(mars1998)
SET_KEY(rc6)
SET_KEY(serpent)
SET_KEY(twofish)
SET_KEY(aes_table)
SET_KEY(des_table)
SET_KEY(des3_table)
SET_KEY(mars_table)
SET_KEY(mars1998_table)
SET_KEY(twofish_table)

static const struct {
    const broadside_cipher *cipher;
    set_key_function *set_key;
} typed[] = {
    {&broadside_aes, aes_set_key},
    {&broadside_des, des_set_key},
    {&broadside_des3, des3_set_key},
    {&broadside_mars, mars_set_key},
    {&broadside_mars1998, mars1998_set_key},
    {&broadside_rc6, rc6_set_key},
    {&broadside_serpent, serpent_set_key},
    {&broadside_twofish, twofish_set_key},
    {&broadside_aes_table, aes_table_set_key},
    {&broadside_des_table, des_table_set_key},
    {&broadside_des3_table, des3_table_set_key},
    {&broadside_mars_table, mars_table_set_key},
    {&broadside_mars1998_table, mars1998_table_set_key},
    {&broadside_twofish_table, twofish_table_set_key},
};

/* A key that could not be set is zero, can be wiped, and is refused by every other function. */
static void key_is_unset(broadside_key *key, size_t size, const char *name) {
    uint8_t iv[16] = {0}, data[16] = {0};
    const broadside_counter counter = {0, 4, false};
    broadside_chain chain;
    CHECK(memcmp(key, &no_key, size) == 0, "%s: a key that failed is zero", name);
    for (size_t m = 0; m < MODES; m++)
        refused(&test_modes[m], key, NULL, data, data, 16, BROADSIDE_ERROR_NULL, "failed key");
    CHECK(broadside_chain_start(&chain, key, iv, 16) == BROADSIDE_ERROR_NULL, "%s", name);
    CHECK(broadside_chain_start_cfb(&chain, key, iv, 16, 1) == BROADSIDE_ERROR_NULL, "%s", name);
    CHECK(broadside_chain_start_ctr(&chain, key, iv, 16, &counter) == BROADSIDE_ERROR_NULL, "%s",
          name);
    broadside_key_wipe(key);
    CHECK(memcmp(key, &no_key, size) == 0, "%s: and wiped still is", name);
}

static void failed_typed_keys(void) {
    uint8_t bytes[64] = {1};
    static const size_t sizes[] = {0, 1, 7, 57, 64, SIZE_MAX};
    for (size_t t = 0; t < sizeof typed / sizeof *typed; t++) {
        const broadside_cipher *cipher = typed[t].cipher;
        CHECK(typed[t].set_key(NULL, bytes, cipher->key_bytes_min) == BROADSIDE_ERROR_NULL, "key");
        broadside_key *key = malloc(cipher->schedule_bytes);
        for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            memset(key, 0xa5, cipher->schedule_bytes);
            CHECK(typed[t].set_key(key, bytes, sizes[i]) == BROADSIDE_ERROR_KEY_LENGTH,
                  "%s: %zu bytes", cipher->name, sizes[i]);
            key_is_unset(key, cipher->schedule_bytes, cipher->name);
        }
        memset(key, 0xa5, cipher->schedule_bytes);
        CHECK(typed[t].set_key(key, NULL, cipher->key_bytes_min) == BROADSIDE_ERROR_NULL, "bytes");
        key_is_unset(key, cipher->schedule_bytes, cipher->name);
        CHECK(typed[t].set_key(key, (uint8_t *)key + 1, cipher->key_bytes_min) ==
                  BROADSIDE_ERROR_OVERLAP,
              "%s: the key's bytes in the key", cipher->name);
        key_is_unset(key, cipher->schedule_bytes, cipher->name);
        free(key);
    }
}

static void failed_any_key(const broadside_cipher *cipher) {
    uint8_t bytes[64] = {1};
    broadside_any_key *key = malloc(sizeof *key);
    memset(key, 0xa5, sizeof *key);
    CHECK(broadside_any_set_key(key, cipher, bytes, 1) == BROADSIDE_ERROR_KEY_LENGTH, "length");
    key_is_unset(&key->head, LONGEST_KEY, cipher->name);
    memset(key, 0xa5, sizeof *key);
    CHECK(broadside_any_set_key(key, NULL, bytes, 16) == BROADSIDE_ERROR_NULL, "no cipher");
    key_is_unset(&key->head, LONGEST_KEY, cipher->name);
    memset(key, 0xa5, sizeof *key);
    CHECK(broadside_any_set_key(key, cipher, NULL, 16) == BROADSIDE_ERROR_NULL, "no bytes");
    key_is_unset(&key->head, LONGEST_KEY, cipher->name);
    CHECK(broadside_any_set_key(NULL, cipher, bytes, 16) == BROADSIDE_ERROR_NULL, "no key");
    CHECK(broadside_any_set_key(key, cipher, (uint8_t *)key, cipher->key_bytes_min) ==
              BROADSIDE_ERROR_OVERLAP,
          "bytes in the key");
    free(key);
}

/* ---- Chains ---- */

static const uint8_t patterns[] = {0x00, 0x01, 0x5a, 0x7f, 0x80, 0xff};

/* Chains that were not started: zeros, one byte repeated, random bytes. */
static void unstarted_chains(const broadside_cipher *cipher) {
    call made = call_make(cipher, 32);
    for (size_t m = 0; m < MODES; m++) {
        if (test_modes[m].encrypt_channels == NULL)
            continue;
        for (size_t i = 0; i < sizeof patterns + 16; i++) {
            if (i < sizeof patterns)
                memset(made.chain, patterns[i], sizeof *made.chain);
            else
                fill_bytes((uint8_t *)made.chain, sizeof *made.chain, i);
            refused(&test_modes[m], &made.key->head, made.chain, made.out, made.in, 32,
                    BROADSIDE_ERROR_CHAIN, "not started");
            refused(&test_modes[m], &made.key->head, made.chain, NULL, NULL, 0,
                    BROADSIDE_ERROR_CHAIN, "not started, no data");
        }
    }
    call_free(&made);
}

/* Every member of a chain with every wrong value of its range. */
static void damaged_chains(const broadside_cipher *cipher) {
    call made = call_make(cipher, 32);
    const broadside_chain good = *made.chain;
    for (size_t m = 0; m < MODES; m++) {
        if (test_modes[m].encrypt_channels == NULL)
            continue;
        for (unsigned value = 0; value < 256; value++)
            for (unsigned member = 0; member < 4; member++) {
                *made.chain = good;
                uint8_t *members[] = {&made.chain->used, &made.chain->segment_less,
                                      &made.chain->counter_at, &made.chain->counter_less};
                const unsigned last = cipher->block_bytes - 1u, most[] = {last, last, 0, last};
                *members[member] = (uint8_t)value;
                if (value > most[member])
                    refused(&test_modes[m], &made.key->head, made.chain, made.out, made.in, 32,
                            BROADSIDE_ERROR_CHAIN, "damaged");
            }
    }
    call_free(&made);
}

/* A chain that another cipher, mode or direction uses, 12 bytes into a block where it can be. */
static void foreign_chain(const broadside_cipher *first, const test_mode *begun,
                          const broadside_cipher *second, const test_mode *mode) {
    call made = call_make(first, 64), other = call_make(second, 64);
    size_t bytes = begun->whole_blocks ? 16 : 12;
    CHECK(begun->encrypt(&made.key->head, made.chain, made.out, made.in, bytes) == BROADSIDE_OK,
          "%s begins", begun->name);
    *other.chain = *made.chain;
    if (first != second || begun != mode)
        refused(mode, &other.key->head, other.chain, other.out, other.in, 64, BROADSIDE_ERROR_CHAIN,
                begun->name);
    else if (begun->decrypt(&other.key->head, other.chain, other.out, other.in, 16) !=
             BROADSIDE_ERROR_CHAIN)
        CHECK(strcmp(mode->name, "ofb") == 0 || strcmp(mode->name, "ctr") == 0,
              "%s goes in two directions", mode->name);
    call_free(&made);
    call_free(&other);
}

static void foreign_chains(const broadside_cipher *second) {
    const broadside_cipher *first;
    for (size_t i = 0; (first = broadside_cipher_at(i)) != NULL; i++)
        for (size_t begun = 0; begun < MODES; begun++)
            for (size_t m = 0; m < MODES; m++)
                if (test_modes[begun].encrypt_channels != NULL &&
                    test_modes[m].encrypt_channels != NULL)
                    foreign_chain(first, &test_modes[begun], second, &test_modes[m]);
}

/* A chain of CFB segments or of a short counter serves no other mode. */
static void special_chains(const broadside_cipher *cipher) {
    const broadside_counter counter = {0, 1, false};
    uint8_t iv[16] = {0};
    size_t block = cipher->block_bytes;
    call made = call_make(cipher, 32);
    for (size_t m = 0; m < MODES; m++) {
        const char *name = test_modes[m].name;
        if (test_modes[m].encrypt_channels == NULL)
            continue;
        CHECK(broadside_chain_start_cfb(made.chain, &made.key->head, iv, block, 3) == BROADSIDE_OK,
              "segments");
        if (strcmp(name, "cfb") != 0)
            refused(&test_modes[m], &made.key->head, made.chain, made.out, made.in, 32,
                    BROADSIDE_ERROR_CHAIN, "segments");
        CHECK(broadside_chain_start_ctr(made.chain, &made.key->head, iv, block, &counter) ==
                  BROADSIDE_OK,
              "a counter");
        if (strcmp(name, "ctr") != 0)
            refused(&test_modes[m], &made.key->head, made.chain, made.out, made.in, 32,
                    BROADSIDE_ERROR_CHAIN, "counter");
    }
    call_free(&made);
}

static void wrong_starts(const broadside_cipher *cipher) {
    static const size_t sizes[] = {0, 1, 7, 9, 15, 17, 256 + 8, 256 + 16, SIZE_MAX};
    const broadside_counter whole = {0, cipher->block_bytes, true};
    uint8_t iv[16] = {0};
    size_t block = cipher->block_bytes;
    call made = call_make(cipher, 0);
    const broadside_key *key = &made.key->head;
    broadside_chain *chain = made.chain, before = *made.chain;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        size_t size = sizes[i];
        const broadside_counter wrong[] = {{0, 0, false},           {size, SIZE_MAX, false},
                                           {SIZE_MAX, size, false}, {block, 1, false},
                                           {1, block, false},       {block - 1, 2, true}};
        CHECK(broadside_chain_start(chain, key, iv, size) == BROADSIDE_ERROR_IV_LENGTH, "IV");
        CHECK(broadside_chain_start_cfb(chain, key, iv, size, 1) == BROADSIDE_ERROR_IV_LENGTH,
              "IV");
        CHECK(broadside_chain_start_ctr(chain, key, iv, size, &whole) == BROADSIDE_ERROR_IV_LENGTH,
              "block");
        if (size == 0 || size > block)
            CHECK(broadside_chain_start_cfb(chain, key, iv, block, size) == BROADSIDE_ERROR_LENGTH,
                  "segments of %zu", size);
        for (size_t w = 0; w < sizeof wrong / sizeof *wrong; w++)
            CHECK(broadside_chain_start_ctr(chain, key, iv, block, &wrong[w]) ==
                      BROADSIDE_ERROR_COUNTER,
                  "counter at %zu of %zu", wrong[w].at, wrong[w].bytes);
    }
    CHECK(broadside_chain_start(NULL, key, iv, block) == BROADSIDE_ERROR_NULL, "chain");
    CHECK(broadside_chain_start(chain, NULL, iv, block) == BROADSIDE_ERROR_NULL, "key");
    CHECK(broadside_chain_start(chain, key, NULL, block) == BROADSIDE_ERROR_NULL, "IV");
    CHECK(broadside_chain_start_cfb(NULL, key, iv, block, 1) == BROADSIDE_ERROR_NULL, "chain");
    CHECK(broadside_chain_start_cfb(chain, NULL, iv, block, 1) == BROADSIDE_ERROR_NULL, "key");
    CHECK(broadside_chain_start_cfb(chain, key, NULL, block, 1) == BROADSIDE_ERROR_NULL, "IV");
    CHECK(broadside_chain_start_ctr(NULL, key, iv, block, &whole) == BROADSIDE_ERROR_NULL, "chain");
    CHECK(broadside_chain_start_ctr(chain, NULL, iv, block, &whole) == BROADSIDE_ERROR_NULL, "key");
    CHECK(broadside_chain_start_ctr(chain, key, NULL, block, &whole) == BROADSIDE_ERROR_NULL, "IV");
    CHECK(broadside_chain_start_ctr(chain, key, iv, block, NULL) == BROADSIDE_ERROR_NULL, "where");
    CHECK(broadside_chain_start((broadside_chain *)made.key, key, iv, block) ==
              BROADSIDE_ERROR_OVERLAP,
          "the chain in the key");
    CHECK(same_chain(chain, &before), "the chain is unchanged");
    call_free(&made);
}

/* The IV may lie in the chain: the last ciphertext block becomes the next IV. */
static void iv_in_chain(const broadside_cipher *cipher) {
    size_t block = cipher->block_bytes;
    uint8_t iv[16];
    call made = call_make(cipher, 0);
    memcpy(iv, made.chain->block, block);
    CHECK(broadside_chain_start(made.chain, &made.key->head, made.chain->block, block) ==
                  BROADSIDE_OK &&
              memcmp(made.chain->block, iv, block) == 0,
          "the IV is kept");
    call_free(&made);
}

/* ---- Messages and channels ---- */

static void null_pointers(const broadside_cipher *cipher) {
    call made = call_make(cipher, 32);
    for (size_t m = 0; m < MODES; m++) {
        const test_mode *mode = &test_modes[m];
        for (unsigned given = 0; given < 15; given++) { /* each pointer, or NULL in its place */
            bool no_chain_wanted = mode->encrypt_channels == NULL && (given | 2) == 15;
            if (!no_chain_wanted)
                refused(mode, given & 1 ? &made.key->head : NULL, given & 2 ? made.chain : NULL,
                        given & 4 ? made.out : NULL, given & 8 ? made.in : NULL, 32,
                        BROADSIDE_ERROR_NULL, "NULL");
        }
        refused(mode, &no_key.head, made.chain, made.out, made.in, 32, BROADSIDE_ERROR_NULL,
                "a key of zeros");
    }
    call_free(&made);
}

/* No data: pointers to them may be NULL, before, between and after data. */
static void no_data(const broadside_cipher *cipher) {
    for (size_t m = 0; m < MODES; m++)
        for (unsigned direction = 0; direction < 2; direction++) {
            const test_mode *mode = &test_modes[m];
            call made = call_make(cipher, 32);
            broadside_channel none = {&made.key->head, made.chain, NULL, NULL, 0};
            mode_function *one = direction == 0 ? mode->encrypt : mode->decrypt;
            channels_function *all =
                direction == 0 ? mode->encrypt_channels : mode->decrypt_channels;
            for (size_t bytes = 0; bytes < 2 * cipher->block_bytes; bytes++) {
                CHECK(one(none.key, none.chain, NULL, NULL, 0) == BROADSIDE_OK, "%s", mode->name);
                CHECK(all == NULL || all(&none, 1) == BROADSIDE_OK, "%s", mode->name);
                if (!mode->whole_blocks || bytes % cipher->block_bytes == 0)
                    CHECK(one(none.key, none.chain, made.out, made.in, bytes) == BROADSIDE_OK,
                          "%s: %zu bytes", mode->name, bytes);
            }
            call_free(&made);
        }
}

static void wrong_lengths(const broadside_cipher *cipher) {
    size_t block = cipher->block_bytes;
    call made = call_make(cipher, 32);
    for (size_t m = 0; m < MODES; m++) {
        const test_mode *mode = &test_modes[m];
        for (size_t bytes = 1; bytes < 32 && mode->whole_blocks; bytes++)
            if (bytes % block != 0)
                refused(mode, &made.key->head, made.chain, made.out, made.in, bytes,
                        BROADSIDE_ERROR_LENGTH, "part of a block");
        for (unsigned shift = 0; shift < 2; shift++) {
            size_t huge = (SIZE_MAX >> shift) / block * block;
            for (size_t less = 0; less < 3; less++) {
                size_t bytes = huge - less * block;
                broadside_status expected =
                    bytes > PTRDIFF_MAX ? BROADSIDE_ERROR_LENGTH : BROADSIDE_ERROR_OVERLAP;
                refused(mode, &made.key->head, made.chain, made.out, made.out + 1, bytes, expected,
                        "huge");
            }
        }
        refused(mode, &made.key->head, made.chain, (uint8_t *)(UINTPTR_MAX - 8), made.in, 32,
                BROADSIDE_ERROR_LENGTH, "past the end of memory");
        refused(mode, &made.key->head, made.chain, made.out, (uint8_t *)(UINTPTR_MAX - 8), 32,
                BROADSIDE_ERROR_LENGTH, "past the end of memory");
    }
    call_free(&made);
}

static void overlaps(const broadside_cipher *cipher) {
    uint8_t memory[96];
    call made = call_make(cipher, 96);
    size_t at_end = cipher->schedule_bytes - 1;
    for (size_t m = 0; m < MODES; m++) {
        const test_mode *mode = &test_modes[m];
        const broadside_key *key = &made.key->head;
        memset(memory, 0, sizeof memory);
        for (size_t shift = 1; shift < 32; shift++) {
            refused(mode, key, made.chain, memory + shift, memory, 32, BROADSIDE_ERROR_OVERLAP,
                    "out behind in");
            refused(mode, key, made.chain, memory, memory + shift, 32, BROADSIDE_ERROR_OVERLAP,
                    "in behind out");
        }
        refused(mode, key, made.chain, (uint8_t *)made.key, made.in, 32, BROADSIDE_ERROR_OVERLAP,
                "out in the key");
        refused(mode, key, made.chain, (uint8_t *)made.key + at_end, made.in, 32,
                BROADSIDE_ERROR_OVERLAP, "out at the key's end");
        if (mode->encrypt_channels == NULL)
            continue;
        refused(mode, key, made.chain, made.chain->block, made.in, 32, BROADSIDE_ERROR_OVERLAP,
                "out in the chain");
        refused(mode, key, made.chain, made.out, &made.chain->used, 16, BROADSIDE_ERROR_OVERLAP,
                "in in the chain");
    }
    call_free(&made);
}

/* A chain whose first eight bytes are the last ones of the key. */
static void chain_at_the_end_of_the_key(const broadside_cipher *cipher) {
    struct {
        broadside_any_key key;
        broadside_chain beyond;
    } both;
    call made = call_make(cipher, 32);
    uint8_t *chain = (uint8_t *)&both + (cipher->schedule_bytes / 8 - 1) * 8;
    both.key = *made.key;
    memcpy(chain, made.chain, sizeof *made.chain);
    for (size_t m = 0; m < MODES; m++)
        if (test_modes[m].encrypt_channels != NULL)
            refused(&test_modes[m], &both.key.head, (broadside_chain *)(void *)chain, made.out,
                    made.in, 32, BROADSIDE_ERROR_OVERLAP, "the chain at the end of the key");
    call_free(&made);
}

/* If one of several channels is wrong, none is changed. */
static void wrong_channels(const broadside_cipher *cipher) {
    const broadside_cipher *foreign = cipher == &broadside_des ? &broadside_aes : &broadside_des;
    size_t block = cipher->block_bytes;
    call made = call_make(cipher, 32), other = call_make(foreign, 32);
    uint8_t second_out[32] = {0};
    for (size_t m = 0; m < MODES; m++) {
        const test_mode *mode = &test_modes[m];
        channels_function *functions[] = {mode->encrypt_channels, mode->decrypt_channels};
        for (size_t i = 0; functions[0] != NULL && i < 2; i++) {
            broadside_chain chains[2] = {*made.chain, *made.chain};
            const broadside_channel right = {&made.key->head, &chains[0], made.out, made.in, block};
            const broadside_channel fine = {&made.key->head, &chains[1], second_out, made.in,
                                            block};
            struct {
                broadside_channel channel;
                broadside_status expected;
            } wrong[] = {
                {{NULL, fine.chain, fine.out, fine.in, block}, BROADSIDE_ERROR_NULL},
                {{&no_key.head, fine.chain, fine.out, fine.in, block}, BROADSIDE_ERROR_NULL},
                {{fine.key, NULL, fine.out, fine.in, block}, BROADSIDE_ERROR_NULL},
                {{fine.key, fine.chain, NULL, fine.in, block}, BROADSIDE_ERROR_NULL},
                {{fine.key, fine.chain, fine.out, NULL, block}, BROADSIDE_ERROR_NULL},
                {{fine.key, fine.chain, fine.out, fine.in, SIZE_MAX / 16 * 16},
                 BROADSIDE_ERROR_LENGTH},
                {{fine.key, fine.chain, fine.out, fine.out + 1, block}, BROADSIDE_ERROR_OVERLAP},
                {{&other.key->head, other.chain, fine.out, fine.in, 16}, BROADSIDE_ERROR_CIPHER},
                {{fine.key, other.chain, fine.out, fine.in, block}, BROADSIDE_ERROR_CHAIN},
                {{fine.key, right.chain, fine.out, fine.in, block}, BROADSIDE_ERROR_CHAIN},
            };
            for (size_t w = 0; w < sizeof wrong / sizeof *wrong; w++) {
                const broadside_channel two[2] = {right, wrong[w].channel};
                broadside_chain before = chains[0];
                broadside_status status = functions[i](two, 2);
                CHECK(status == wrong[w].expected, "%s: wrong channel %zu: %s", mode->name, w,
                      broadside_status_text(status));
                CHECK(same_chain(&chains[0], &before), "%s: the first is untouched", mode->name);
            }
            union {
                broadside_channel of[2];
                uint8_t bytes[2 * sizeof(broadside_channel)];
            } array = {{right, fine}};
            array.of[1].out = array.bytes + sizeof array - block;
            for (size_t count = 1; count <= 2; count++)
                CHECK(functions[i](array.of + 2 - count, count) == BROADSIDE_ERROR_OVERLAP,
                      "%s: output in the array", mode->name);
            const broadside_channel two[2] = {right, fine};
            CHECK(functions[i](NULL, 0) == BROADSIDE_OK, "no channels");
            CHECK(functions[i](NULL, 2) == BROADSIDE_ERROR_NULL, "no array");
            CHECK(functions[i](two, 0) == BROADSIDE_OK, "none of two");
            CHECK(functions[i](two, SIZE_MAX) == BROADSIDE_ERROR_LENGTH, "too many");
            CHECK(functions[i](two, SIZE_MAX / sizeof *two + 2) == BROADSIDE_ERROR_LENGTH,
                  "so many that their size overflows");
            CHECK(functions[i](two, 2) == BROADSIDE_OK, "%s: what is right works", mode->name);
        }
    }
    call_free(&made);
    call_free(&other);
}

/* ---- The rest ---- */

static void padding(void) {
    uint8_t memory[64] = {0};
    size_t bytes = 7;
    static const size_t sizes[] = {0, 256, 257, SIZE_MAX};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        CHECK(broadside_pkcs7_pad(memory, sizes[i], memory, 0) == BROADSIDE_ERROR_LENGTH, "pad");
        CHECK(broadside_pkcs7_unpad(&bytes, memory, sizes[i]) == BROADSIDE_ERROR_LENGTH, "unpad");
        CHECK(sizes[i] == 0 ||
                  broadside_pkcs7_pad(memory, 16, memory, sizes[i]) == BROADSIDE_ERROR_LENGTH,
              "pad");
    }
    CHECK(broadside_pkcs7_pad(NULL, 16, memory, 3) == BROADSIDE_ERROR_NULL, "block");
    CHECK(broadside_pkcs7_pad(memory, 16, NULL, 3) == BROADSIDE_ERROR_NULL, "tail");
    CHECK(broadside_pkcs7_pad(memory + 1, 16, memory, 3) == BROADSIDE_ERROR_OVERLAP, "overlap");
    CHECK(broadside_pkcs7_pad(memory, 16, memory + 15, 3) == BROADSIDE_ERROR_OVERLAP, "overlap");
    CHECK(broadside_pkcs7_pad(memory, 16, NULL, 0) == BROADSIDE_OK, "an empty tail");
    CHECK(broadside_pkcs7_pad(memory, 16, memory, 15) == BROADSIDE_OK, "in place");
    CHECK(broadside_pkcs7_unpad(NULL, memory, 16) == BROADSIDE_ERROR_NULL, "bytes");
    CHECK(broadside_pkcs7_unpad(&bytes, NULL, 16) == BROADSIDE_ERROR_NULL, "block");
    CHECK(bytes == 7, "unchanged");
}

static void time_division(void) {
    uint8_t stream[48] = {0}, lane[48] = {0};
    uint8_t *out[3] = {lane, lane + 16, NULL};
    const uint8_t *in[3] = {lane, lane + 16, NULL};
    CHECK(broadside_tdm_deal(NULL, 3, stream, 48, 16) == BROADSIDE_ERROR_NULL, "out");
    CHECK(broadside_tdm_deal(out, 3, NULL, 48, 16) == BROADSIDE_ERROR_NULL, "in");
    CHECK(broadside_tdm_deal(out, 3, stream, 48, 16) == BROADSIDE_ERROR_NULL, "a channel");
    CHECK(broadside_tdm_merge(NULL, 48, in, 3, 16) == BROADSIDE_ERROR_NULL, "out");
    CHECK(broadside_tdm_merge(stream, 48, NULL, 3, 16) == BROADSIDE_ERROR_NULL, "in");
    CHECK(broadside_tdm_merge(stream, 48, in, 3, 16) == BROADSIDE_ERROR_NULL, "a channel");
    CHECK(broadside_tdm_deal(out, 3, stream, 32, 16) == BROADSIDE_OK, "nothing for channel 2");
    CHECK(broadside_tdm_merge(stream, 32, in, 3, 16) == BROADSIDE_OK, "nothing of channel 2");
    CHECK(broadside_tdm_deal(out, SIZE_MAX, stream, 32, 16) == BROADSIDE_OK, "two of many");
    CHECK(broadside_tdm_merge(stream, 32, in, SIZE_MAX, 16) == BROADSIDE_OK, "two of many");
    CHECK(broadside_tdm_deal(out, 3, NULL, 0, 16) == BROADSIDE_OK, "no data");
    CHECK(broadside_tdm_merge(NULL, 0, in, 3, 16) == BROADSIDE_OK, "no data");
    static const struct {
        size_t channels, bytes, block;
    } wrong[] = {
        {0, 32, 16}, {2, 32, 0},        {2, 31, 16},      {2, SIZE_MAX / 16 * 16, 16}, {0, 0, 16},
        {2, 0, 0},   {2, 16, SIZE_MAX}, {2, SIZE_MAX, 1}, {2, SIZE_MAX, SIZE_MAX}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        size_t channels = wrong[i].channels, bytes = wrong[i].bytes, block = wrong[i].block;
        CHECK(broadside_tdm_deal(out, channels, stream, bytes, block) == BROADSIDE_ERROR_LENGTH,
              "deal %zu", i);
        CHECK(broadside_tdm_merge(stream, bytes, in, channels, block) == BROADSIDE_ERROR_LENGTH,
              "merge %zu", i);
    }
    out[2] = stream + 47;
    in[2] = stream + 47;
    CHECK(broadside_tdm_deal(out, 3, stream, 48, 16) == BROADSIDE_ERROR_OVERLAP, "overlap");
    CHECK(broadside_tdm_merge(stream, 48, in, 3, 16) == BROADSIDE_ERROR_OVERLAP, "overlap");
    /* A pointer of an array that points to the array, or a stream that is the array. */
    union {
        uint8_t *out[3];
        const uint8_t *in[3];
        uint8_t bytes[48];
    } array = {.out = {lane, lane + 16, array.bytes}};
    CHECK(broadside_tdm_deal(array.out, 3, stream, 48, 16) == BROADSIDE_ERROR_OVERLAP, "array");
    array.out[2] = lane + 32;
    CHECK(broadside_tdm_merge(array.bytes, 48, array.in, 3, 16) == BROADSIDE_ERROR_OVERLAP,
          "array");
    CHECK(broadside_tdm_merge(stream, 48, array.in, 3, 16) == BROADSIDE_OK, "no overlap");
    CHECK(broadside_tdm_bytes(SIZE_MAX, 0, 3, 0) == 0, "no blocks");
    CHECK(broadside_tdm_bytes(SIZE_MAX, 8, 0, 0) == 0, "no channels");
    CHECK(broadside_tdm_bytes(SIZE_MAX, 8, 3, SIZE_MAX) == 0, "no such channel");
    CHECK(broadside_tdm_bytes(SIZE_MAX, 1, 1, 0) == SIZE_MAX, "all");
}

static void lookups_and_wipes(void) {
    uint8_t memory[3] = {1, 2, 3};
    CHECK(broadside_cipher_find(NULL) == NULL && broadside_cipher_find("") == NULL, "no name");
    CHECK(broadside_cipher_at(SIZE_MAX) == NULL, "no such cipher");
    CHECK(broadside_any_key_bytes() == LONGEST_KEY, "size");
    CHECK(strcmp(broadside_version(), BROADSIDE_VERSION) == 0, "version");
    for (int status = -2; status < 100; status++)
        CHECK(broadside_status_text((broadside_status)status)[0] != '\0', "status %d", status);
    broadside_wipe(NULL, 0);
    broadside_wipe(NULL, SIZE_MAX);
    broadside_wipe(memory + 1, 0);
    CHECK(memory[0] == 1 && memory[1] == 2 && memory[2] == 3, "no bytes are wiped");
    broadside_wipe(memory + 1, 1);
    CHECK(memory[0] == 1 && memory[1] == 0 && memory[2] == 3, "one byte is wiped");
    broadside_key_wipe(NULL);
}

int main(void) {
    failed_typed_keys();
    for_each_cipher(failed_any_key);
    for_each_cipher(unstarted_chains);
    for_each_cipher(damaged_chains);
    for_each_cipher(foreign_chains);
    for_each_cipher(special_chains);
    for_each_cipher(wrong_starts);
    for_each_cipher(iv_in_chain);
    for_each_cipher(null_pointers);
    for_each_cipher(no_data);
    for_each_cipher(wrong_lengths);
    for_each_cipher(overlaps);
    for_each_cipher(chain_at_the_end_of_the_key);
    for_each_cipher(wrong_channels);
    padding();
    time_division();
    lookups_and_wipes();
    return check_report("misuse");
}
