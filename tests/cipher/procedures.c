#include "procedures.h"

#include <string.h>

const vector_set vector_sets[] = {
    {"aes", 16, {16, 24, 32}}, {"serpent", 16, {16, 24, 32}}, {"twofish", 16, {16, 24, 32}},
    {"rc6", 16, {16, 24, 32}}, {"mars", 16, {16, 24, 32}},    {"des", 8, {8, 0, 0}},
    {"des3", 8, {16, 24, 0}},
};
const size_t vector_set_count = sizeof vector_sets / sizeof *vector_sets;
unsigned monte_carlo_rounds = 400;

enum { KEY_MAX = 32, BLOCK_MAX = 16, INNER = 10000 };

static void print_hex(FILE *file, const uint8_t *bytes, size_t size) {
    fputc(' ', file);
    for (size_t i = 0; i < size; i++)
        fprintf(file, "%02x", bytes[i]);
}

/* One block in ECB; false where the library lacks the cipher. */
static bool one_block(const peer *library, const vector_set *set, const uint8_t *key,
                      size_t key_bytes, uint8_t *out, const uint8_t *in) {
    job what = {set->cipher, "ecb", true, key, key_bytes, NULL};
    void *state = library->open(&what);
    if (state == NULL)
        return false;
    library->run(state, out, in, set->block_bytes);
    library->close(state);
    return true;
}

static void print_known_answer(FILE *file, const peer *library, const vector_set *set,
                               const uint8_t *key, size_t key_bytes, const uint8_t *text) {
    uint8_t out[BLOCK_MAX];
    if (!one_block(library, set, key, key_bytes, out, text))
        return;
    fprintf(file, "%s ecb", set->cipher);
    print_hex(file, key, key_bytes);
    fputs(" -", file);
    print_hex(file, text, set->block_bytes);
    print_hex(file, out, set->block_bytes);
    fputc('\n', file);
}

/* Keys of DES whose parity bits are set would only repeat the zero key. */
static bool is_parity_bit(const vector_set *set, size_t bit) {
    return set->block_bytes == 8 && bit % 8 == 7;
}

static void variable_key_and_text(FILE *file, const peer *library, const vector_set *set) {
    for (size_t k = 0; k < 3 && set->key_bytes[k] != 0; k++) {
        uint8_t key[KEY_MAX] = {0}, text[BLOCK_MAX] = {0};
        size_t key_bytes = set->key_bytes[k];
        for (size_t bit = 0; bit < 8 * key_bytes; bit++) {
            if (is_parity_bit(set, bit))
                continue;
            key[bit / 8] = (uint8_t)(0x80 >> bit % 8);
            print_known_answer(file, library, set, key, key_bytes, text);
            key[bit / 8] = 0;
        }
        for (size_t bit = 0; bit < 8 * set->block_bytes; bit++) {
            text[bit / 8] = (uint8_t)(0x80 >> bit % 8);
            print_known_answer(file, library, set, key, key_bytes, text);
            text[bit / 8] = 0;
        }
    }
}

/* NESSIE's set 3 (every byte the same), with the text after 100 and 1000 encryptions. */
static void iterated(FILE *file, const peer *library, const vector_set *set) {
    for (size_t k = 0; k < 3 && set->key_bytes[k] != 0; k++)
        for (unsigned value = 0; value < 256; value++) {
            uint8_t key[KEY_MAX], text[BLOCK_MAX];
            memset(key, (int)value, sizeof key);
            memset(text, (int)value, sizeof text);
            job what = {set->cipher, "ecb", true, key, set->key_bytes[k], NULL};
            void *state = library->open(&what);
            if (state == NULL)
                continue;
            fprintf(file, "%s %zu %u", set->cipher, 8 * set->key_bytes[k], value);
            for (unsigned i = 1; i <= 1000; i++) {
                library->run(state, text, text, set->block_bytes);
                if (i == 1 || i == 100 || i == 1000)
                    print_hex(file, text, set->block_bytes);
            }
            fputc('\n', file);
            library->close(state);
        }
}

/* The last outputs of an inner loop, the newest first. */
typedef struct outputs {
    uint8_t block[3][BLOCK_MAX];
} outputs;

static void remember(outputs *last, const uint8_t *block) {
    memmove(last->block[1], last->block[0], 2 * sizeof last->block[0]);
    memcpy(last->block[0], block, sizeof last->block[0]);
}

/* The next key: the old one XOR the newest output bytes, the newest at the key's end (AES
 * candidates), or the newest in K1, the one before in K2, ... (DES, SP 800-20). */
static void next_key(uint8_t *key, size_t key_bytes, const vector_set *set, const outputs *last) {
    size_t block = set->block_bytes;
    for (size_t i = 0; i < key_bytes; i++)
        if (block == 8)
            key[i] ^= last->block[i / 8][i % 8];
        else
            key[key_bytes - 1 - i] ^= last->block[i / block][block - 1 - i % block];
}

/* 10,000 blocks under one key; updates text and IV for the next outer round. */
static bool inner_loop(const peer *library, const job *what, size_t block, uint8_t *iv,
                       uint8_t *text, outputs *last) {
    void *state = library->open(what);
    bool chained = strcmp(what->mode, "cbc") == 0;
    uint8_t in[BLOCK_MAX], previous[BLOCK_MAX], out[BLOCK_MAX];
    if (state == NULL)
        return false;
    memcpy(in, text, block);
    memcpy(previous, iv, block);
    for (unsigned j = 0; j < INNER; j++) {
        library->run(state, out, in, block);
        remember(last, out);
        memcpy(iv, chained && !what->encrypt ? in : out, block);
        memcpy(in, chained && what->encrypt ? previous : out, block);
        memcpy(previous, out, block);
    }
    memcpy(text, chained && what->encrypt ? last->block[1] : last->block[0], block);
    library->close(state);
    return true;
}

static void monte_carlo_chain(FILE *file, const peer *library, const vector_set *set,
                              size_t key_bytes, const char *mode, bool encrypt) {
    uint8_t key[KEY_MAX] = {0}, iv[BLOCK_MAX] = {0}, text[BLOCK_MAX] = {0};
    outputs last = {{{0}}};
    for (unsigned i = 0; i < monte_carlo_rounds; i++) {
        job what = {set->cipher, mode,      encrypt,
                    key,         key_bytes, strcmp(mode, "ecb") == 0 ? NULL : iv};
        if (!inner_loop(library, &what, set->block_bytes, iv, text, &last))
            return;
        if (i < 3 || i % 100 == 99) {
            fprintf(file, "%s %s %s %u", set->cipher, mode, encrypt ? "encrypt" : "decrypt", i);
            print_hex(file, key, key_bytes);
            print_hex(file, last.block[0], set->block_bytes);
            fputc('\n', file);
        }
        next_key(key, key_bytes, set, &last);
    }
}

static void monte_carlo(FILE *file, const peer *library, const vector_set *set) {
    for (size_t k = 0; k < 3 && set->key_bytes[k] != 0; k++)
        for (unsigned kind = 0; kind < 4; kind++)
            monte_carlo_chain(file, library, set, set->key_bytes[k], kind < 2 ? "ecb" : "cbc",
                              kind % 2 == 0);
}

const procedure procedures[PROCEDURES] = {
    {"kat",
     "variable key and variable text (ecb_vk, ecb_vt): \"Description of Known Answer Tests and "
     "Monte Carlo "
     "Tests for AES Candidate Algorithm Submissions\", NIST 1998, sections 3.1, 3.2; SP 800-20 for "
     "DES.\n"
     "# cipher mode key iv plaintext ciphertext",
     variable_key_and_text},
    {"nessie",
     "set 3 of the NESSIE test vectors: key and text of equal bytes.\n"
     "# cipher key-bits byte after-1 after-100 after-1000-encryptions",
     iterated},
    {"mct",
     "Monte Carlo tests from all zeros (ecb_e_m, ecb_d_m, cbc_e_m, cbc_d_m): the document above, "
     "section "
     "4; SP 800-20 for DES.\n"
     "# cipher mode direction outer-round key last-output",
     monte_carlo},
};
