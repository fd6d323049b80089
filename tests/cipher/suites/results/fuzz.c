/*
 * Fuzz target over cipher, key length, mode, split and data: a message split in two must equal the
 * message at once, in and out of channels, and must come back. Wrong lengths must be refused.
 *
 * Built with -DBROADSIDE_LIBFUZZER it is a target for libFuzzer; else it runs the files named on
 * the command line, or some thousand inputs of its own.
 */
#include "../../shared/check.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 5, DATA_MAX = 4096, OWN_INPUTS = 20000 };

static void must(bool condition) {
    if (!condition)
        abort();
}

int LLVMFuzzerTestOneInput(const uint8_t *input, size_t size);

static const broadside_cipher *choose_cipher(uint8_t choice) {
    size_t count = 0;
    while (broadside_cipher_at(count) != NULL)
        count++;
    return broadside_cipher_at(choice % count);
}

static broadside_chain start(const broadside_key *key, const uint8_t *iv) {
    broadside_chain chain;
    must(broadside_chain_start(&chain, key, iv, key->cipher->block_bytes) == BROADSIDE_OK);
    return chain;
}

static void exercise(const broadside_key *key, const test_mode *mode, const uint8_t *iv,
                     const uint8_t *data, size_t bytes, size_t split) {
    static uint8_t whole[DATA_MAX], parts[DATA_MAX], back[DATA_MAX];
    broadside_chain chain = start(key, iv);
    must(mode->encrypt(key, &chain, whole, data, bytes) == BROADSIDE_OK);
    chain = start(key, iv);
    must(mode->encrypt(key, &chain, parts, data, split) == BROADSIDE_OK);
    must(mode->encrypt(key, &chain, parts + split, data + split, bytes - split) == BROADSIDE_OK);
    must(memcmp(whole, parts, bytes) == 0);
    chain = start(key, iv);
    must(mode->decrypt(key, &chain, back, whole, bytes) == BROADSIDE_OK);
    must(memcmp(back, data, bytes) == 0);
    if (mode->encrypt_channels == NULL)
        return;
    broadside_chain chains[2] = {start(key, iv), start(key, iv)};
    broadside_channel channels[2] = {{key, &chains[0], parts, data, bytes},
                                     {key, &chains[1], back, data, split}};
    must(mode->encrypt_channels(channels, 2) == BROADSIDE_OK);
    must(memcmp(parts, whole, bytes) == 0 && memcmp(back, whole, split) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *input, size_t size) {
    broadside_any_key key;
    uint8_t key_bytes[64], iv[16], out[DATA_MAX];
    if (size < HEADER || size > DATA_MAX)
        return 0;
    const broadside_cipher *cipher = choose_cipher(input[0]);
    const test_mode *mode = &test_modes[input[2] % (sizeof test_modes / sizeof *test_modes)];
    size_t key_size = input[1] % 64, bytes = size - HEADER;
    fill_bytes(key_bytes, sizeof key_bytes, input[4]);
    fill_bytes(iv, sizeof iv, input[4] + 1u);
    if (broadside_any_set_key(&key, cipher, key_bytes, key_size) != BROADSIDE_OK) {
        key_size = cipher->key_bytes_min;
        must(broadside_any_set_key(&key, cipher, key_bytes, key_size) == BROADSIDE_OK);
    }
    size_t step = mode->whole_blocks ? cipher->block_bytes : 1, whole = bytes / step * step;
    if (whole != bytes) {
        broadside_chain chain = start(&key.head, iv);
        must(mode->encrypt(&key.head, &chain, out, input + HEADER, bytes) ==
             BROADSIDE_ERROR_LENGTH);
    }
    size_t split = whole * input[3] / 256 / step * step;
    exercise(&key.head, mode, iv, input + HEADER, whole, split);
    broadside_key_wipe(&key.head);
    return 0;
}

#ifndef BROADSIDE_LIBFUZZER
static void run_file(const char *path) {
    static uint8_t input[DATA_MAX];
    FILE *file = fopen(path, "rb");
    if (!CHECK(file != NULL, "%s can be read", path))
        return;
    size_t size = fread(input, 1, sizeof input, file);
    fclose(file);
    CHECK(LLVMFuzzerTestOneInput(input, size) == 0, "%s", path);
}

static void run_own_inputs(unsigned long inputs) {
    static uint8_t input[DATA_MAX];
    for (unsigned long i = 0; i < inputs; i++) {
        size_t size = i % 600;
        fill_bytes(input, size, i);
        CHECK(LLVMFuzzerTestOneInput(input, size) == 0, "input %lu", i);
    }
}

int main(int count, char **arguments) {
    if (count == 3 && strcmp(arguments[1], "--inputs") == 0)
        run_own_inputs(strtoul(arguments[2], NULL, 10));
    else if (count == 1)
        run_own_inputs(OWN_INPUTS);
    else
        for (int i = 1; i < count; i++)
            run_file(arguments[i]);
    return check_report("fuzz");
}
#endif
