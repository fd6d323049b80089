/*
 * Every tier of this machine against the portable implementation, on random messages: cipher, key
 * length, mode, direction, number of channels, lengths, split points, alignment, in place or not.
 * Each channel has a key, IV and data of its own, so that exchanged lanes show. The buffers stand
 * between pages that cannot be touched, and the data at one of their ends.
 *
 * usage: wide [CASES [SEED]]
 * BROADSIDE_FUZZ_CASES is the number of cases if the command line names none.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum {
    CHANNELS_MAX = 600,
    PAGE = 4096,
    BYTES_MAX = 12 * PAGE, /* of all channels together */
    KEYS = 16,             /* of a case: key schedules would take most of the time */
    DEFAULT_CASES = 1500,
    GAP_MAX = 64
};

typedef struct test_key {
    broadside_any_key any;
    uint8_t bytes[BROADSIDE_KEY_BYTES_MAX];
    size_t size;
} test_key;

typedef struct message {
    const broadside_key *key;
    uint8_t iv[BROADSIDE_BLOCK_BYTES_MAX];
    broadside_chain chain;
    size_t bytes, split, at; /* its data begin at this offset of each buffer */
} message;

typedef struct test_case {
    uint64_t number;
    const broadside_cipher *cipher;
    size_t key_bytes;           /* of the first channel */
    bool one_key_length, alike; /* alike: most messages have the length of the one before */
    const test_mode *mode;
    bool encrypts, in_place;
    size_t channels;
    size_t keys_set;
    test_key *keys;
    message *messages;
    uint8_t *in, *out, *expected; /* each between forbidden pages */
} test_case;

/* XTS with equal keys for data and tweaks, in one data unit or two. Messages that are too short for
 * it stay as they are. */
static broadside_status xts(bool encrypts, const broadside_key *key, const broadside_chain *chain,
                            uint8_t *out, const uint8_t *in, size_t bytes) {
    enum { BLOCK = 16 };
    uint8_t number[BLOCK];
    size_t half = bytes / 2 + bytes % 2;
    size_t unit = chain->block[0] % 2 == 0 || bytes < 2 * BLOCK + 1 ? bytes : half;
    memcpy(number, chain->block, BLOCK);
    number[0] &= 0xfe; /* the second unit has a number too */
    if (bytes < BLOCK) {
        memmove(out, in, bytes);
        return BROADSIDE_OK;
    }
    broadside_any_key tweak;
    memcpy(&tweak, key, key->cipher->schedule_bytes);
    return (encrypts ? broadside_xts_encrypt : broadside_xts_decrypt)(key, &tweak.head, number,
                                                                      unit, out, in, bytes);
}

static broadside_status xts_encrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                    const uint8_t *in, size_t bytes) {
    return xts(true, key, chain, out, in, bytes);
}

static broadside_status xts_decrypt(const broadside_key *key, broadside_chain *chain, uint8_t *out,
                                    const uint8_t *in, size_t bytes) {
    return xts(false, key, chain, out, in, bytes);
}

static const test_mode xts_mode = {"xts", false, xts_encrypt, xts_decrypt, NULL, NULL};

static uint64_t random_state;

/* xorshift64*, S. Vigna, "An experimental exploration of Marsaglia's xorshift generators". */
static uint64_t random_below(uint64_t limit) {
    random_state ^= random_state >> 12;
    random_state ^= random_state << 25;
    random_state ^= random_state >> 27;
    return (random_state * 0x2545f4914f6cdd1du >> 11) % limit;
}

static uint8_t *guarded_buffer(void) {
    uint8_t *memory =
        mmap(NULL, BYTES_MAX + 2 * PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED || mprotect(memory + PAGE, BYTES_MAX, PROT_READ | PROT_WRITE) != 0) {
        perror("guarded memory");
        exit(EXIT_FAILURE);
    }
    return memory + PAGE;
}

/* XTS is for blocks of 16 bytes. */
static const test_mode *random_mode(const broadside_cipher *cipher) {
    enum { MODES = sizeof test_modes / sizeof *test_modes };
    size_t mode = random_below(cipher->block_bytes == 16 ? MODES + 1 : MODES);
    return mode == MODES ? &xts_mode : &test_modes[mode];
}

static size_t random_channels(void) {
    static const size_t limits[] = {1, 1, 1, 3, 9, 20, 70, 140, CHANNELS_MAX};
    return 1 + random_below(limits[random_below(sizeof limits / sizeof *limits)]);
}

/* Often short, seldom as long as fits. */
static size_t random_bytes(size_t most) {
    size_t limit = (size_t)1 << random_below(random_below(8) == 0 ? 17 : 13);
    return random_below((limit < most ? limit : most) + 1);
}

/* Counters that soon carry, by a few bytes or through all. */
static void make_counter_carry(uint8_t *iv, size_t block) {
    size_t ones = 1 + random_below(block);
    memset(iv + block - ones, 0xff, ones);
    iv[block - 1] -= (uint8_t)random_below(200);
}

static size_t random_key_bytes(const broadside_cipher *cipher) {
    size_t lengths =
        (size_t)(cipher->key_bytes_max - cipher->key_bytes_min) / cipher->key_bytes_step + 1;
    return cipher->key_bytes_min + cipher->key_bytes_step * random_below(lengths);
}

/* One of the keys of the case. Random, so that lanes that exchange their keys show. */
static const broadside_key *random_key(test_case *c) {
    size_t i = random_below(KEYS);
    if (i < c->keys_set)
        return &c->keys[i].any.head;
    test_key *key = &c->keys[c->keys_set];
    key->size = c->one_key_length || c->keys_set == 0 ? c->key_bytes : random_key_bytes(c->cipher);
    fill_bytes(key->bytes, key->size, random_below(UINT32_MAX));
    broadside_use_tiers(0);
    CHECK(broadside_any_set_key(&key->any, c->cipher, key->bytes, key->size) == BROADSIDE_OK,
          "a key");
    c->keys_set++;
    return &key->any.head;
}

static void choose_message(test_case *c, message *m, size_t most) {
    size_t block = c->cipher->block_bytes;
    size_t step = c->mode->whole_blocks || (c->alike && random_below(4) != 0) ? block : 1;
    m->key = random_key(c);
    fill_bytes(m->iv, c->cipher->block_bytes, random_below(UINT32_MAX));
    if (random_below(4) == 0)
        make_counter_carry(m->iv, c->cipher->block_bytes);
    m->bytes = random_bytes(most) / step * step;
    m->split = c->mode == &xts_mode || random_below(2) == 0
                   ? m->bytes
                   : random_below(m->bytes + 1) / step * step;
    const message *before = m - 1;
    if (c->alike && m != c->messages && before->bytes <= most && random_below(300) != 0) {
        m->bytes = before->bytes;
        m->split = before->split;
    }
}

/* The last message begins where the buffers begin, instead of the first one at their end. */
static void move_to_start(test_case *c) {
    size_t lowest = c->messages[c->channels - 1].at;
    for (size_t i = 0; i < c->channels; i++)
        c->messages[i].at -= lowest;
}

static void choose(test_case *c, uint64_t number) {
    size_t ciphers = 0;
    while (broadside_cipher_at(ciphers) != NULL)
        ciphers++;
    c->number = number;
    do
        c->cipher = broadside_cipher_at(random_below(ciphers));
    while (c->cipher->wide == NULL);
    c->keys_set = 0;
    c->key_bytes = random_key_bytes(c->cipher);
    c->one_key_length = random_below(2) == 0;
    c->alike = random_below(3) == 0;
    c->mode = random_mode(c->cipher);
    c->encrypts = random_below(2) == 0;
    c->in_place = random_below(2) == 0;
    c->channels = c->mode->encrypt_channels == NULL ? 1 : random_channels();
    /* CFB8 takes a block for each byte. */
    bool is_slow = strcmp(c->mode->name, "cfb8") == 0;
    size_t end = BYTES_MAX, most = BYTES_MAX / (is_slow ? 16 : 1) / c->channels;
    for (size_t i = 0; i < c->channels; i++) {
        message *m = &c->messages[i];
        size_t gap = i == 0 ? 0 : random_below(most < GAP_MAX ? 2 : GAP_MAX);
        choose_message(c, m, most > gap ? most - gap : 0);
        end -= m->bytes + gap;
        m->at = end + (i == 0 ? 0 : random_below(gap + 1));
    }
    if (random_below(2) == 0)
        move_to_start(c);
    fill_bytes(c->in, BYTES_MAX, number);
}

static bool start_chains(test_case *c) {
    bool good = true;
    for (size_t i = 0; i < c->channels; i++)
        good &= broadside_chain_start(&c->messages[i].chain, c->messages[i].key, c->messages[i].iv,
                                      c->cipher->block_bytes) == BROADSIDE_OK;
    return good;
}

/* Each channel by itself, in one call. */
static bool run_one_by_one(test_case *c, uint8_t *out) {
    bool good = start_chains(c);
    for (size_t i = 0; i < c->channels; i++) {
        message *m = &c->messages[i];
        good &= (c->encrypts ? c->mode->encrypt : c->mode->decrypt)(
                    m->key, &m->chain, out + m->at, c->in + m->at, m->bytes) == BROADSIDE_OK;
    }
    return good;
}

/* All channels together, in two calls. */
static bool run_together(test_case *c, uint8_t *out, const uint8_t *in) {
    static broadside_channel channels[CHANNELS_MAX];
    bool good = start_chains(c);
    for (size_t part = 0; part < 2; part++) {
        for (size_t i = 0; i < c->channels; i++) {
            message *m = &c->messages[i];
            size_t from = part == 0 ? 0 : m->split, to = part == 0 ? m->split : m->bytes;
            channels[i] = (broadside_channel){m->key, &m->chain, out + m->at + from,
                                              in + m->at + from, to - from};
        }
        if (c->mode->encrypt_channels != NULL)
            good &= (c->encrypts ? c->mode->encrypt_channels : c->mode->decrypt_channels)(
                        channels, c->channels) == BROADSIDE_OK;
        else
            good &= (c->encrypts ? c->mode->encrypt : c->mode->decrypt)(
                        channels[0].key, channels[0].chain, channels[0].out, channels[0].in,
                        channels[0].bytes) == BROADSIDE_OK;
    }
    return good;
}

/* Every tier makes the same key schedule. */
static bool same_key(const test_case *c) {
    broadside_any_key key;
    const test_key *first = &c->keys[0];
    return broadside_any_set_key(&key, c->cipher, first->bytes, first->size) == BROADSIDE_OK &&
           memcmp(&key, &first->any, sizeof key) == 0;
}

static void compare(test_case *c, uint32_t tiers, const char *name) {
    memset(c->out, 0x5a, BYTES_MAX);
    if (c->in_place)
        for (size_t i = 0; i < c->channels; i++)
            memcpy(c->out + c->messages[i].at, c->in + c->messages[i].at, c->messages[i].bytes);
    broadside_use_tiers(tiers);
    CHECK(same_key(c), "case %llu: %s-%zu, key schedule of tier %s", (unsigned long long)c->number,
          c->cipher->name, 8 * c->key_bytes, name);
    bool good = run_together(c, c->out, c->in_place ? c->out : c->in);
    CHECK(good && memcmp(c->out, c->expected, BYTES_MAX) == 0,
          "case %llu: %s-%zu %s %s, %zu channels%s, tier %s", (unsigned long long)c->number,
          c->cipher->name, 8 * c->key_bytes, c->mode->name,
          c->encrypts ? "encryption" : "decryption", c->channels, c->in_place ? ", in place" : "",
          name);
}

int main(int count, char **arguments) {
    static message messages[CHANNELS_MAX];
    static test_key keys[KEYS];
    static uint64_t cases_of_tier[32];
    const char *wanted = count > 1 ? arguments[1] : getenv("BROADSIDE_FUZZ_CASES");
    unsigned long long cases = wanted == NULL ? DEFAULT_CASES : strtoull(wanted, NULL, 10);
    random_state = 0x9e3779b97f4a7c15u + (count > 2 ? strtoull(arguments[2], NULL, 10) : 0);
    test_case c = {.keys = keys,
                   .messages = messages,
                   .in = guarded_buffer(),
                   .out = guarded_buffer(),
                   .expected = guarded_buffer()};
    broadside_use_tiers(UINT32_MAX);
    const uint32_t all = broadside_tiers();
    for (unsigned long long number = 0; number < cases; number++) {
        choose(&c, number);
        memset(c.expected, 0x5a, BYTES_MAX);
        broadside_use_tiers(0);
        CHECK(run_one_by_one(&c, c.expected), "no error");
        compare(&c, 0, "portable");
        for (unsigned i = 0; i < 32; i++) {
            uint32_t bit = (uint32_t)1 << i;
            if ((all & bit) == 0)
                continue;
            /* The tier by itself, or with all below it, as a machine has it. */
            compare(&c, number % 2 == 0 ? bit : all & (2 * bit - 1),
                    broadside_tier_name((tier)bit));
            cases_of_tier[i]++;
        }
    }
    for (unsigned i = 0; i < 32; i++)
        if (cases_of_tier[i] > 0)
            printf("%s: %llu cases\n", broadside_tier_name((tier)((uint32_t)1 << i)),
                   (unsigned long long)cases_of_tier[i]);
    return check_report("wide");
}
