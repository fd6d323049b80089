/* The known answers of tests/vectors: printed tables, and the files that a procedure makes. */
#include "../../shared/check.h"
#include "../../shared/procedures.h"
#include "../../shared/vector_file.h"

#include <string.h>

enum { TEXT_MAX = 512 };

static void run(const test_mode *mode, bool encrypt, const broadside_any_key *key,
                const uint8_t *iv, uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_chain chain = {0};
    size_t block = key->head.cipher->block_bytes;
    if (iv != NULL)
        CHECK(broadside_chain_start(&chain, &key->head, iv, block) == BROADSIDE_OK, "an IV");
    CHECK((encrypt ? mode->encrypt : mode->decrypt)(&key->head, &chain, out, in, bytes) ==
              BROADSIDE_OK,
          "no error");
}

static const test_mode *find_mode(const char *name) {
    for (size_t i = 0; i < sizeof test_modes / sizeof *test_modes; i++)
        if (strcmp(test_modes[i].name, name) == 0)
            return &test_modes[i];
    return NULL;
}

static void known_answer_of(const broadside_cipher *cipher, char *fields[VECTOR_FIELDS],
                            const char *file, int number) {
    uint8_t key[BROADSIDE_KEY_BYTES_MAX], iv[16], plain[TEXT_MAX], expected[TEXT_MAX],
        out[TEXT_MAX];
    const test_mode *mode = find_mode(fields[1]);
    broadside_any_key schedule;
    if (!CHECK(cipher != NULL && mode != NULL, "%s:%d: cipher and mode", file, number))
        return;
    size_t key_bytes = vector_bytes(fields[2], key, sizeof key);
    size_t iv_bytes = vector_bytes(fields[3], iv, sizeof iv);
    size_t bytes = vector_bytes(fields[4], plain, sizeof plain);
    CHECK(vector_bytes(fields[5], expected, sizeof expected) == bytes, "%s:%d", file, number);
    CHECK(broadside_any_set_key(&schedule, cipher, key, key_bytes) == BROADSIDE_OK, "a key");
    const uint8_t *start = iv_bytes == 0 ? NULL : iv;
    run(mode, true, &schedule, start, out, plain, bytes);
    CHECK(memcmp(out, expected, bytes) == 0, "%s:%d: %s encryption", file, number, cipher->name);
    run(mode, false, &schedule, start, out, expected, bytes);
    CHECK(memcmp(out, plain, bytes) == 0, "%s:%d: %s decryption", file, number, cipher->name);
}

/* cipher mode key iv plaintext ciphertext */
static void known_answer(const char *file, int number, char *line) {
    char *fields[VECTOR_FIELDS];
    if (!CHECK(vector_split(line, fields) == 6, "%s:%d has six fields", file, number))
        return;
    const broadside_cipher *cipher = broadside_cipher_find(fields[0]);
    known_answer_of(cipher, fields, file, number);
    if (cipher != NULL && with_table(cipher) != NULL)
        known_answer_of(with_table(cipher), fields, file, number);
}

/* Compares the lines that a procedure writes with our library with those of a file. */
static FILE *regenerated;

static void compare_line(const char *file, int number, char *line) {
    char ours[VECTOR_LINE];
    bool there = fgets(ours, sizeof ours, regenerated) != NULL;
    ours[strcspn(ours, "\n")] = '\0';
    CHECK(there && strcmp(ours, line) == 0, "%s:%d: ours is\n  %s", file, number, ours);
}

static void procedure_file(const procedure *rule, const vector_set *set) {
    char file[64], rest[2];
    snprintf(file, sizeof file, "%s-%s.txt", set->cipher, rule->name);
    regenerated = tmpfile();
    if (!CHECK(regenerated != NULL, "a temporary file"))
        return;
    rule->write(regenerated, &peer_broadside, set);
    rewind(regenerated);
    vector_lines(file, compare_line);
    CHECK(fgets(rest, sizeof rest, regenerated) == NULL, "%s is complete", file);
    fclose(regenerated);
}

int main(void) {
    static const char *const answers[] = {
        "des-sp800-17.txt", "des-weak-keys.txt", "aes-fips-197.txt", "aes-sp800-38a.txt",
        "aes-tbl.txt",      "des3-sp800-67.txt", "rc6-paper.txt",    "serpent-tbl.txt",
        "twofish-tbl.txt",  "mars-tbl.txt",      "mars1998-kat.txt", "mars-key-lengths.txt",
        "aes-kat.txt",      "serpent-kat.txt",   "twofish-kat.txt",  "rc6-kat.txt",
        "mars-kat.txt",     "des-kat.txt",       "des3-kat.txt"};
    for (size_t i = 0; i < sizeof answers / sizeof *answers; i++)
        vector_lines(answers[i], known_answer);
    for (size_t set = 0; set < vector_set_count; set++)
        for (size_t rule = 0; rule < PROCEDURES; rule++)
            if (rule != MONTE_CARLO && procedure_covers(&procedures[rule], &vector_sets[set]))
                procedure_file(&procedures[rule], &vector_sets[set]);
    return check_report("vectors");
}
