#include "procedures.h"

#include <string.h>

const vector_set vector_sets[] = {
    {"aes", 16, {16, 24, 32}, true, NULL},
    {"serpent", 16, {16, 24, 32}, true, NULL},
    {"twofish", 16, {16, 24, 32}, false, NULL},
    {"rc6",
     16,
     {16, 24, 32},
     true,
     "no public copy of the submission's own figures was found; LibTomCrypt 1.18 gives the same."},
    {"mars",
     16,
     {16, 24, 32},
     false,
     "no public copy of the submission's own figures was found for CBC; CycloneCRYPTO 2.5.4 gives "
     "the same."},
    {"des", 8, {8, 0, 0}, true, NULL},
    {"des3", 8, {16, 24, 0}, true, NULL},
};
const size_t vector_set_count = sizeof vector_sets / sizeof *vector_sets;
unsigned monte_carlo_rounds = 400;

enum { KEY_MAX = 32, BLOCK_MAX = 16, INNER = 10000, NESSIE_INPUTS = 4 };

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

/* NESSIE's sets of inputs 1 to 4: how many there are. */
static size_t nessie_vectors(size_t inputs, const vector_set *set, size_t key_bytes) {
    const size_t counts[] = {8 * key_bytes, 8 * set->block_bytes, 256, 2};
    return counts[inputs - 1];
}

static void repeat(uint8_t *out, size_t size, const uint8_t *pattern, size_t period) {
    for (size_t i = 0; i < size; i++)
        out[i] = pattern[i % period];
}

/* Input `v` of a set: one bit of the key (1) or the text (2), all bytes `v` (3), two samples (4).
 */
static void nessie_input(size_t inputs, size_t v, uint8_t key[KEY_MAX], uint8_t text[BLOCK_MAX]) {
    static const uint8_t sample_key[] = {0x2b, 0xd6, 0x45, 0x9f, 0x82, 0xc5, 0xb3, 0x00,
                                         0x95, 0x2c, 0x49, 0x10, 0x48, 0x81, 0xff, 0x48};
    static const uint8_t sample_text[] = {0xea, 0x02, 0x47, 0x14, 0xad, 0x5c, 0x4d, 0x84};
    memset(key, inputs == 3 ? (int)v : 0, KEY_MAX);
    memset(text, inputs == 3 ? (int)v : 0, BLOCK_MAX);
    if (inputs <= 2)
        (inputs == 1 ? key : text)[v / 8] = (uint8_t)(0x80 >> v % 8);
    if (inputs < 4)
        return;
    for (size_t i = 0; i < KEY_MAX; i++)
        key[i] = (uint8_t)i;
    for (size_t i = 0; i < BLOCK_MAX; i++)
        text[i] = (uint8_t)(0x11 * i);
    if (v == 1) {
        repeat(key, KEY_MAX, sample_key, sizeof sample_key);
        repeat(text, BLOCK_MAX, sample_text, sizeof sample_text);
    }
}

/* Sets 1 to 4 encrypt: once, 100 and 1000 times; sets 5 to 8 decrypt the same inputs once. */
static void nessie_vector(FILE *file, const peer *library, const vector_set *set, size_t key_bytes,
                          size_t number, size_t v) {
    bool encrypt = number <= NESSIE_INPUTS;
    uint8_t key[KEY_MAX], text[BLOCK_MAX];
    nessie_input(encrypt ? number : number - NESSIE_INPUTS, v, key, text);
    job what = {set->cipher, "ecb", encrypt, key, key_bytes, NULL};
    void *state = library->open(&what);
    if (state == NULL)
        return;
    fprintf(file, "%s %zu %zu %zu", set->cipher, 8 * key_bytes, number, v);
    for (unsigned i = 1; i <= (encrypt ? 1000 : 1); i++) {
        library->run(state, text, text, set->block_bytes);
        if (i == 1 || i == 100 || i == 1000)
            print_hex(file, text, set->block_bytes);
    }
    fputc('\n', file);
    library->close(state);
}

/* All sets; set 3 alone of ciphers for which NESSIE published none. */
static void nessie(FILE *file, const peer *library, const vector_set *set) {
    for (size_t k = 0; k < 3 && set->key_bytes[k] != 0; k++)
        for (size_t number = 1; number <= 2 * NESSIE_INPUTS; number++) {
            size_t inputs = (number - 1) % NESSIE_INPUTS + 1;
            size_t count = nessie_vectors(inputs, set, set->key_bytes[k]);
            for (size_t v = 0; v < count && (set->in_nessie || number == 3); v++)
                nessie_vector(file, library, set, set->key_bytes[k], number, v);
        }
}

/* Twofish's ecb_tbl: key and text of each of 49 encryptions come from the outputs before. */
static void twofish_tables(FILE *file, const peer *library, const vector_set *set) {
    for (size_t k = 0; k < 3; k++) {
        uint8_t key[KEY_MAX] = {0}, text[BLOCK_MAX] = {0}, out[BLOCK_MAX];
        for (unsigned i = 0; i < 49; i++) {
            print_known_answer(file, library, set, key, set->key_bytes[k], text);
            if (!one_block(library, set, key, set->key_bytes[k], out, text))
                return;
            memmove(key + BLOCK_MAX, key, BLOCK_MAX);
            memcpy(key, text, BLOCK_MAX);
            memcpy(text, out, BLOCK_MAX);
        }
    }
}

/* MARS's ecb_tbl: under the zero key, 40 encryptions one of another. */
static void mars_tables(FILE *file, const peer *library, const vector_set *set) {
    static const uint8_t first[3][BLOCK_MAX] = {{0},
                                                {0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa,
                                                 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa, 0xaa},
                                                {0x62, 0xe4, 0x5b, 0x4c, 0xf3, 0x47, 0x7f, 0x1d,
                                                 0xd6, 0x50, 0x63, 0x72, 0x9d, 0x9a, 0xba, 0x8f}};
    static const uint8_t key[KEY_MAX];
    for (size_t k = 0; k < 3; k++) {
        uint8_t text[BLOCK_MAX];
        memcpy(text, first[k], sizeof text);
        for (unsigned i = 0; i < 40; i++) {
            print_known_answer(file, library, set, key, set->key_bytes[k], text);
            if (!one_block(library, set, key, set->key_bytes[k], text, text))
                return;
        }
    }
}

static void tables(FILE *file, const peer *library, const vector_set *set) {
    (strcmp(set->cipher, "mars") == 0 ? mars_tables : twofish_tables)(file, library, set);
}

bool procedure_covers(const procedure *rule, const vector_set *set) {
    return rule->write != tables || strcmp(set->cipher, "mars") == 0 ||
           strcmp(set->cipher, "twofish") == 0;
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

/* The AES candidates start from zeros; SP 800-20 leaves the choice, and zero is a weak key of DES,
 * under which encryption undoes itself. */
static void starting_values(const vector_set *set, uint8_t key[KEY_MAX], uint8_t text[BLOCK_MAX]) {
    static const uint8_t des_key[] = {0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef,
                                      0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10,
                                      0x89, 0xab, 0xcd, 0xef, 0x01, 0x23, 0x45, 0x67};
    memset(key, 0, KEY_MAX);
    memset(text, 0, BLOCK_MAX);
    if (set->block_bytes == 8)
        memcpy(key, des_key, sizeof des_key);
}

static void monte_carlo_chain(FILE *file, const peer *library, const vector_set *set,
                              size_t key_bytes, const char *mode, bool encrypt) {
    uint8_t key[KEY_MAX], iv[BLOCK_MAX] = {0}, text[BLOCK_MAX];
    outputs last = {{{0}}};
    starting_values(set, key, text);
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
    [KNOWN_ANSWERS] =
        {"kat",
         "variable key and variable text (ecb_vk, ecb_vt): \"Description of Known Answer Tests and "
         "Monte Carlo Tests for AES Candidate Algorithm Submissions\", NIST 1998, sections 3.1, "
         "3.2; SP 800-20 for DES.\n"
         "# cipher mode key iv plaintext ciphertext",
         variable_key_and_text},
    [NESSIE] =
        {"nessie",
         "sets 1 to 8 of the NESSIE test vectors for block ciphers (set 3 alone where NESSIE "
         "published none).\n"
         "# sets 1-4: cipher key-bits set vector after-1 after-100 after-1000-encryptions\n"
         "# sets 5-8: cipher key-bits set vector decrypted",
         nessie},
    [MONTE_CARLO] =
        {"mct",
         "Monte Carlo tests from all zeros (ecb_e_m, ecb_d_m, cbc_e_m, cbc_d_m): the document "
         "above, section 4; SP 800-20 for DES, there from a key that is not weak.\n"
         "# cipher mode direction outer-round key last-output",
         monte_carlo},
    [TABLES] = {"tbl",
                "tables known answer test (ecb_tbl) of the cipher's AES submission.\n"
                "# cipher mode key iv plaintext ciphertext",
                tables},
};
