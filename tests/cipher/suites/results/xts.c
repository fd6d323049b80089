/* XTS: published vectors, other libraries, every tier against the others, and wrong calls. */
#include "../../../../src/wide/kernel.h"
#include "../../peers/peer.h"
#include "../../shared/check.h"
#include "../../shared/vector_file.h"

#include <stdio.h>
#include <string.h>

enum { BYTES_MAX = 9000, UNIT_NUMBER = 16 };

typedef broadside_status xts_function(const broadside_key *data_key, const broadside_key *tweak_key,
                                      const uint8_t first_unit[16], size_t unit_bytes, uint8_t *out,
                                      const uint8_t *in, size_t bytes);

typedef struct keys {
    broadside_any_key data, tweak;
} keys;

/* A standard key is the key of the data and then the key of the tweaks. */
static keys set_keys(const broadside_cipher *cipher, const uint8_t *bytes, size_t size) {
    keys k;
    CHECK(broadside_any_set_key(&k.data, cipher, bytes, size / 2) == BROADSIDE_OK &&
              broadside_any_set_key(&k.tweak, cipher, bytes + size / 2, size / 2) == BROADSIDE_OK,
          "keys");
    return k;
}

/* cipher key unit plaintext ciphertext */
static void known_answer(const char *file, int number, char *line) {
    char *fields[VECTOR_FIELDS];
    uint8_t key[64], unit[UNIT_NUMBER], plain[64], expected[64], out[64];
    if (!CHECK(vector_split(line, fields) == 5, "%s:%d has five fields", file, number))
        return;
    keys k =
        set_keys(broadside_cipher_find(fields[0]), key, vector_bytes(fields[1], key, sizeof key));
    CHECK(vector_bytes(fields[2], unit, sizeof unit) == sizeof unit, "%s:%d", file, number);
    size_t bytes = vector_bytes(fields[3], plain, sizeof plain);
    CHECK(vector_bytes(fields[4], expected, sizeof expected) == bytes, "%s:%d", file, number);
    CHECK(broadside_xts_encrypt(&k.data.head, &k.tweak.head, unit, bytes, out, plain, bytes) ==
                  BROADSIDE_OK &&
              memcmp(out, expected, bytes) == 0,
          "%s:%d: encryption", file, number);
    CHECK(broadside_xts_decrypt(&k.data.head, &k.tweak.head, unit, bytes, out, expected, bytes) ==
                  BROADSIDE_OK &&
              memcmp(out, plain, bytes) == 0,
          "%s:%d: decryption", file, number);
}

static const size_t lengths[] = {16, 17, 31, 32, 33, 47, 100, 512, 1023, 1024, 1040, 2049, 4096};

/* One data unit of each length; returns whether the peer has the cipher. */
static bool compare_with(const peer *other, const broadside_cipher *cipher, size_t key_bytes,
                         bool encrypts) {
    static uint8_t in[BYTES_MAX], ours[BYTES_MAX], theirs[BYTES_MAX];
    uint8_t key[2 * BROADSIDE_KEY_BYTES_MAX], unit[UNIT_NUMBER];
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        size_t bytes = lengths[i];
        fill_bytes(key, 2 * key_bytes, i + key_bytes);
        fill_bytes(unit, sizeof unit, i + 50);
        fill_bytes(in, bytes, i + 100);
        job what = {without_table(cipher)->name, "xts", encrypts, key, 2 * key_bytes, unit};
        void *state = other->open(&what);
        if (state == NULL)
            return false;
        other->run(state, theirs, in, bytes);
        other->close(state);
        keys k = set_keys(cipher, key, 2 * key_bytes);
        xts_function *function = encrypts ? broadside_xts_encrypt : broadside_xts_decrypt;
        CHECK(function(&k.data.head, &k.tweak.head, unit, bytes, ours, in, bytes) == BROADSIDE_OK &&
                  memcmp(ours, theirs, bytes) == 0,
              "%s-%zu XTS %s of %zu bytes differs from %s", cipher->name, 8 * key_bytes,
              encrypts ? "encryption" : "decryption", bytes, other->name);
    }
    return true;
}

static void compare_with_others(const broadside_cipher *cipher, size_t key_bytes) {
    size_t count = 0;
    for (size_t i = 0; peers[i] != NULL; i++)
        if (compare_with(peers[i], cipher, key_bytes, true)) {
            compare_with(peers[i], cipher, key_bytes, false);
            count++;
        }
    printf("%s-%zu xts: %zu other libraries\n", cipher->name, 8 * key_bytes, count);
}

/* A message of several units at once equals its units one by one, in every tier; it comes back. */
static void units(const broadside_cipher *cipher, size_t unit_bytes, size_t bytes, uint64_t seed) {
    static uint8_t in[BYTES_MAX], whole[BYTES_MAX], parts[BYTES_MAX];
    uint8_t key[64], number[UNIT_NUMBER], next[UNIT_NUMBER];
    fill_bytes(key, sizeof key, seed);
    fill_bytes(in, bytes, seed + 1);
    fill_bytes(number, sizeof number, seed + 2);
    number[0] = 0xfe; /* the third unit carries */
    keys k = set_keys(cipher, key, 2 * (size_t)cipher->key_bytes_min);
    broadside_use_tiers(0);
    memcpy(next, number, sizeof next);
    for (size_t done = 0; done < bytes; done += unit_bytes) {
        size_t now = bytes - done < unit_bytes ? bytes - done : unit_bytes;
        CHECK(broadside_xts_encrypt(&k.data.head, &k.tweak.head, next, now, parts + done, in + done,
                                    now) == BROADSIDE_OK,
              "a unit");
        for (size_t i = 0; i < sizeof next && ++next[i] == 0; i++)
            continue;
    }
    broadside_use_tiers(UINT32_MAX);
    uint32_t all = broadside_tiers();
    for (uint32_t tiers = all; tiers != 0; tiers &= tiers - 1) {
        broadside_use_tiers(tiers);
        memcpy(whole, in, bytes);
        CHECK(broadside_xts_encrypt(&k.data.head, &k.tweak.head, number, unit_bytes, whole, whole,
                                    bytes) == BROADSIDE_OK &&
                  memcmp(whole, parts, bytes) == 0,
              "%s: %zu bytes in units of %zu, tiers %x", cipher->name, bytes, unit_bytes,
              (unsigned)tiers);
        CHECK(broadside_xts_decrypt(&k.data.head, &k.tweak.head, number, unit_bytes, whole, whole,
                                    bytes) == BROADSIDE_OK &&
                  memcmp(whole, in, bytes) == 0,
              "%s: decryption of %zu bytes in units of %zu, tiers %x", cipher->name, bytes,
              unit_bytes, (unsigned)tiers);
    }
    broadside_use_tiers(UINT32_MAX);
}

typedef struct wrong_call {
    const broadside_key *data, *tweak;
    const uint8_t *unit;
    size_t unit_bytes;
    uint8_t *out;
    const uint8_t *in;
    size_t bytes;
    broadside_status expected;
    const char *what;
} wrong_call;

static void wrong_calls(void) {
    uint8_t key[32], buffer[64] = {1}, before[64], number[UNIT_NUMBER] = {0};
    broadside_any_key aes, second, twofish, des, unset = {0};
    fill_bytes(key, sizeof key, 1);
    CHECK(broadside_any_set_key(&aes, &broadside_aes, key, 16) == BROADSIDE_OK &&
              broadside_any_set_key(&second, &broadside_aes, key + 16, 16) == BROADSIDE_OK &&
              broadside_any_set_key(&twofish, &broadside_twofish, key, 16) == BROADSIDE_OK &&
              broadside_any_set_key(&des, &broadside_des, key, 8) == BROADSIDE_OK,
          "keys");
    const broadside_key *good = &aes.head, *tweak = &second.head;
    uint8_t last[UNIT_NUMBER]; /* the greatest number */
    memset(last, 0xff, sizeof last);
    const wrong_call calls[] = {
        {NULL, good, number, 32, buffer, buffer, 32, BROADSIDE_ERROR_NULL, "no data key"},
        {good, NULL, number, 32, buffer, buffer, 32, BROADSIDE_ERROR_NULL, "no tweak key"},
        {good, &unset.head, number, 32, buffer, buffer, 32, BROADSIDE_ERROR_NULL, "key not set"},
        {good, tweak, NULL, 32, buffer, buffer, 32, BROADSIDE_ERROR_NULL, "no number"},
        {good, tweak, number, 32, NULL, buffer, 32, BROADSIDE_ERROR_NULL, "no output"},
        {good, tweak, number, 32, buffer, NULL, 32, BROADSIDE_ERROR_NULL, "no input"},
        {good, &twofish.head, number, 32, buffer, buffer, 32, BROADSIDE_ERROR_CIPHER,
         "two ciphers"},
        {&des.head, &des.head, number, 32, buffer, buffer, 32, BROADSIDE_ERROR_CIPHER,
         "short block"},
        {good, tweak, number, 15, buffer, buffer, 30, BROADSIDE_ERROR_LENGTH, "a short unit"},
        {good, tweak, number, ((size_t)1 << 24) + 1, buffer, buffer, 32, BROADSIDE_ERROR_LENGTH,
         "a long unit"},
        {good, tweak, number, 32, buffer, buffer, 15, BROADSIDE_ERROR_LENGTH, "less than a block"},
        {good, tweak, number, 32, buffer, buffer, 47, BROADSIDE_ERROR_LENGTH, "a short last unit"},
        {good, tweak, number, 32, buffer, buffer + 1, 32, BROADSIDE_ERROR_OVERLAP, "overlap"},
        {good, tweak, buffer + 8, 32, buffer, buffer, 32, BROADSIDE_ERROR_OVERLAP,
         "number in output"},
        {good, tweak, number, 32, (uint8_t *)&aes, buffer, 32, BROADSIDE_ERROR_OVERLAP,
         "output in the key"},
        {good, tweak, number, 32, (uint8_t *)&second, buffer, 32, BROADSIDE_ERROR_OVERLAP,
         "output in the tweak key"},
        {good, good, number, 32, buffer, buffer, 32, BROADSIDE_ERROR_OVERLAP, "one key for both"},
        {good, tweak, last, 32, buffer, buffer, 64, BROADSIDE_ERROR_COUNTER, "a number of 2^128"},
    };
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        const wrong_call *c = &calls[i];
        xts_function *functions[] = {broadside_xts_encrypt, broadside_xts_decrypt};
        for (size_t f = 0; f < 2; f++) {
            memcpy(before, buffer, sizeof before);
            CHECK(functions[f](c->data, c->tweak, c->unit, c->unit_bytes, c->out, c->in,
                               c->bytes) == c->expected,
                  "%s is refused", c->what);
            CHECK(memcmp(buffer, before, sizeof before) == 0, "%s: nothing is written", c->what);
        }
    }
    CHECK(broadside_xts_encrypt(good, tweak, number, 32, NULL, NULL, 0) == BROADSIDE_OK, "no data");
    CHECK(broadside_xts_encrypt(good, tweak, last, 64, buffer, buffer, 64) == BROADSIDE_OK,
          "one unit with the greatest number");
    last[0]--;
    CHECK(broadside_xts_encrypt(good, tweak, last, 32, buffer, buffer, 64) == BROADSIDE_OK,
          "two units, up to the greatest number");
    memset(last, 0xff, 8); /* a carry into the upper half */
    memset(last + 8, 0, 8);
    CHECK(broadside_xts_encrypt(good, tweak, last, 32, buffer, buffer, 64) == BROADSIDE_OK,
          "a carry is no overflow");
}

/* A length whose last unit is whole, or at least a block. */
static size_t whole_or_long(size_t unit_bytes, uint64_t seed) {
    size_t rest = seed % 3 == 0 ? 0 : 16 + seed * 13 % (unit_bytes - 15);
    return seed * 7 % (BYTES_MAX / unit_bytes - 1) * unit_bytes + (rest == 0 ? unit_bytes : rest);
}

int main(void) {
    vector_lines("aes-xts.txt", known_answer);
    wrong_calls();
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        if (cipher->block_bytes != 16)
            continue;
        for (size_t key = 16; key <= 32; key += 8)
            compare_with_others(cipher, key);
        for (uint64_t seed = 0; seed < 40; seed++)
            units(cipher, 16 + seed * 37 % 1100, whole_or_long(16 + seed * 37 % 1100, seed), seed);
    }
    return check_report("xts");
}
