/* Properties of every cipher and mode, for any key and data. */
#include "../../shared/check.h"

#include <stdio.h>
#include <string.h>

enum { LENGTH_MAX = 300, BLOCKS_MAX = 255, CHANNELS_MAX = 130, SPLIT_LENGTH = 77 };

typedef void case_function(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode);

/* A mode does not see the key, so the shortest and the longest key of each cipher suffice:
 * `vectors` and `differential` try every length. */
static void for_each_mode(case_function *run) {
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
        for (size_t m = 0; m < sizeof test_modes / sizeof *test_modes; m++) {
            run(cipher, cipher->key_bytes_min, &test_modes[m]);
            if (cipher->key_bytes_max > cipher->key_bytes_min)
                run(cipher, cipher->key_bytes_max, &test_modes[m]);
        }
}

static size_t length_step(const broadside_cipher *cipher, const test_mode *mode) {
    return mode->whole_blocks ? cipher->block_bytes : 1;
}

/* One call on a fresh chain. */
static void transform(test_message *message, mode_function *function, uint8_t *out,
                      const uint8_t *in, size_t bytes) {
    const broadside_key *key = &message->key.head;
    CHECK(broadside_chain_start(&message->chain, key, message->iv, key->cipher->block_bytes) ==
              BROADSIDE_OK,
          "an IV");
    CHECK(function(key, &message->chain, out, in, bytes) == BROADSIDE_OK, "no error");
}

static void inverse_and_in_place(const broadside_cipher *cipher, size_t key_bytes,
                                 const test_mode *mode) {
    test_message message;
    uint8_t plain[LENGTH_MAX], out[LENGTH_MAX], back[LENGTH_MAX];
    message_start(&message, cipher, key_bytes, 11);
    for (size_t bytes = 0; bytes <= LENGTH_MAX; bytes += length_step(cipher, mode)) {
        fill_bytes(plain, bytes, bytes);
        transform(&message, mode->encrypt, out, plain, bytes);
        transform(&message, mode->decrypt, back, out, bytes);
        CHECK(memcmp(back, plain, bytes) == 0, "%s %s: %zu bytes come back", cipher->name,
              mode->name, bytes);
        CHECK(bytes < 16 || memcmp(out, plain, bytes) != 0, "%s %s changes %zu bytes", cipher->name,
              mode->name, bytes);
        memcpy(back, plain, bytes);
        transform(&message, mode->encrypt, back, back, bytes);
        CHECK(memcmp(back, out, bytes) == 0, "%s %s: %zu bytes in place", cipher->name, mode->name,
              bytes);
        transform(&message, mode->decrypt, back, back, bytes);
        CHECK(memcmp(back, plain, bytes) == 0, "%s %s: %zu bytes back in place", cipher->name,
              mode->name, bytes);
    }
}

/* Cut at `first`, and then every `stride` bytes. */
static void transform_split(test_message *message, mode_function *function, uint8_t *out,
                            const uint8_t *in, size_t bytes, size_t first, size_t stride) {
    const broadside_key *key = &message->key.head;
    transform(message, function, out, in, first);
    for (size_t done = first; done < bytes;) {
        size_t part = bytes - done < stride ? bytes - done : stride;
        CHECK(function(key, &message->chain, out + done, in + done, part) == BROADSIDE_OK, "ok");
        done += part;
    }
}

static void split_anywhere(const broadside_cipher *cipher, size_t key_bytes,
                           const test_mode *mode) {
    test_message message;
    uint8_t in[LENGTH_MAX], whole[LENGTH_MAX], parts[LENGTH_MAX];
    size_t step = length_step(cipher, mode), bytes = SPLIT_LENGTH * step % LENGTH_MAX / step * step;
    message_start(&message, cipher, key_bytes, 12);
    fill_bytes(in, bytes, 5);
    for (unsigned direction = 0; direction < 2; direction++) {
        mode_function *function = direction == 0 ? mode->encrypt : mode->decrypt;
        transform(&message, function, whole, in, bytes);
        for (size_t first = 0; first <= bytes; first += step)
            for (size_t stride = step; stride <= 40; stride += 3 * step) {
                transform_split(&message, function, parts, in, bytes, first, stride);
                CHECK(memcmp(parts, whole, bytes) == 0, "%s %s: split at %zu, then every %zu",
                      cipher->name, mode->name, first, stride);
            }
    }
}

static void one_by_one(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode) {
    static uint8_t in[BLOCKS_MAX * 16], all[BLOCKS_MAX * 16], single[BLOCKS_MAX * 16];
    size_t block = cipher->block_bytes;
    test_message message;
    if (strcmp(mode->name, "ecb") != 0)
        return;
    message_start(&message, cipher, key_bytes, 13);
    fill_bytes(in, sizeof in, 6);
    for (unsigned direction = 0; direction < 2; direction++) {
        mode_function *function = direction == 0 ? mode->encrypt : mode->decrypt;
        for (size_t i = 0; i < BLOCKS_MAX; i++)
            transform(&message, function, single + i * block, in + i * block, block);
        for (size_t blocks = 1; blocks <= BLOCKS_MAX; blocks++) {
            transform(&message, function, all, in, blocks * block);
            CHECK(memcmp(all, single, blocks * block) == 0, "%s: %zu blocks at once", cipher->name,
                  blocks);
        }
    }
}

/* Channels of all lengths, cut anywhere into two calls, must equal each channel alone. */
static void channels_of(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode,
                        size_t count, bool encrypt) {
    static test_message messages[CHANNELS_MAX];
    static broadside_channel channels[CHANNELS_MAX];
    static uint8_t in[CHANNELS_MAX][LENGTH_MAX], out[CHANNELS_MAX][LENGTH_MAX];
    size_t bytes[CHANNELS_MAX], step = length_step(cipher, mode);
    channels_function *function = encrypt ? mode->encrypt_channels : mode->decrypt_channels;
    for (size_t i = 0; i < count; i++) {
        message_start(&messages[i], cipher, key_bytes, 100 * count + i);
        bytes[i] = (i * 37 + count) % (LENGTH_MAX / step) * step;
        fill_bytes(in[i], bytes[i], i);
        size_t first = bytes[i] / step / 3 * step;
        channels[i] =
            (broadside_channel){&messages[i].key.head, &messages[i].chain, out[i], in[i], first};
    }
    CHECK(function(channels, count) == BROADSIDE_OK, "first part");
    for (size_t i = 0; i < count; i++) {
        channels[i].in += channels[i].bytes;
        channels[i].out += channels[i].bytes;
        channels[i].bytes = bytes[i] - channels[i].bytes;
    }
    CHECK(function(channels, count) == BROADSIDE_OK, "second part");
    for (size_t i = 0; i < count; i++) {
        uint8_t alone[LENGTH_MAX];
        transform(&messages[i], encrypt ? mode->encrypt : mode->decrypt, alone, in[i], bytes[i]);
        CHECK(memcmp(alone, out[i], bytes[i]) == 0, "%s %s: channel %zu of %zu", cipher->name,
              mode->name, i, count);
    }
}

static void channels(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode) {
    static const size_t counts[] = {0, 1, 2, 3, 5, 63, 64, 65, CHANNELS_MAX};
    if (mode->encrypt_channels == NULL || key_bytes != cipher->key_bytes_max)
        return;
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) {
        channels_of(cipher, key_bytes, mode, counts[i], true);
        channels_of(cipher, key_bytes, mode, counts[i], false);
    }
}

/* The counter goes from all ones to zero: the second block's keystream is that of counter zero. */
static void counter_wraps(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode) {
    uint8_t zeros[32] = {0}, stream[32], first[16];
    size_t block = cipher->block_bytes;
    test_message message;
    if (strcmp(mode->name, "ctr") != 0)
        return;
    message_start(&message, cipher, key_bytes, 14);
    memset(message.iv, 0xff, block);
    transform(&message, mode->encrypt, stream, zeros, 2 * block);
    transform(&message, test_ecb_encrypt, first, zeros, block);
    CHECK(memcmp(stream + block, first, block) == 0, "%s: the counter wraps", cipher->name);
}

/* CFB with short segments, written word by word after SP 800-38A. */
static void reference_cfb(const broadside_key *key, const uint8_t *iv, size_t segment, uint8_t *out,
                          const uint8_t *in, size_t bytes) {
    size_t block = key->cipher->block_bytes;
    uint8_t joined[16 + 16], keystream[16];
    memcpy(joined, iv, block);
    for (size_t done = 0; done < bytes; done += segment) {
        size_t part = bytes - done < segment ? bytes - done : segment;
        CHECK(broadside_ecb_encrypt(key, keystream, joined, block) == BROADSIDE_OK, "no error");
        for (size_t i = 0; i < part; i++)
            joined[block + i] = out[done + i] = in[done + i] ^ keystream[i];
        memmove(joined, joined + segment, block);
    }
}

static void segments_of(test_message *message, size_t segment) {
    enum { BYTES = 101, CHANNELS = 3 };
    const broadside_key *key = &message->key.head;
    size_t block = key->cipher->block_bytes;
    uint8_t in[BYTES], expected[BYTES], out[BYTES], back[BYTES], lanes[CHANNELS][BYTES];
    broadside_chain chain, start, chains[CHANNELS];
    broadside_channel channels[CHANNELS];
    fill_bytes(in, BYTES, segment);
    reference_cfb(key, message->iv, segment, expected, in, BYTES);
    CHECK(broadside_chain_start_cfb(&start, key, message->iv, block, segment) == BROADSIDE_OK,
          "ok");
    for (size_t first = 0; first <= BYTES; first++) {
        chain = start;
        CHECK(broadside_cfb_encrypt(key, &chain, out, in, first) == BROADSIDE_OK &&
                  broadside_cfb_encrypt(key, &chain, out + first, in + first, BYTES - first) ==
                      BROADSIDE_OK &&
                  memcmp(out, expected, BYTES) == 0,
              "%s: segments of %zu, cut at %zu", key->cipher->name, segment, first);
        chain = start;
        memcpy(back, expected, BYTES);
        CHECK(broadside_cfb_decrypt(key, &chain, back, back, first) == BROADSIDE_OK &&
                  broadside_cfb_decrypt(key, &chain, back + first, back + first, BYTES - first) ==
                      BROADSIDE_OK &&
                  memcmp(back, in, BYTES) == 0,
              "%s: segments of %zu, cut at %zu, back", key->cipher->name, segment, first);
    }
    for (size_t c = 0; c < CHANNELS; c++) {
        chains[c] = start;
        channels[c] = (broadside_channel){key, &chains[c], lanes[c], in, BYTES - c * segment};
    }
    CHECK(broadside_cfb_encrypt_channels(channels, CHANNELS) == BROADSIDE_OK, "channels");
    for (size_t c = 0; c < CHANNELS; c++)
        CHECK(memcmp(lanes[c], expected, channels[c].bytes) == 0, "channel %zu", c);
}

static void short_segments(const broadside_cipher *cipher, size_t key_bytes,
                           const test_mode *mode) {
    test_message message;
    uint8_t in[40] = {0}, whole[40], segmented[40];
    size_t block = cipher->block_bytes;
    if (strncmp(mode->name, "cfb", 3) != 0 || key_bytes != cipher->key_bytes_max)
        return;
    message_start(&message, cipher, key_bytes, 15);
    for (size_t segment = 1; segment <= block; segment++)
        segments_of(&message, segment);
    transform(&message, mode->encrypt, whole, in, sizeof in);
    CHECK(broadside_chain_start_cfb(&message.chain, &message.key.head, message.iv, block,
                                    strcmp(mode->name, "cfb8") == 0 ? 1 : block) == BROADSIDE_OK &&
              broadside_cfb_encrypt(&message.key.head, &message.chain, segmented, in, sizeof in) ==
                  BROADSIDE_OK &&
              memcmp(whole, segmented, sizeof in) == 0,
          "%s: %s is CFB with its segments", cipher->name, mode->name);
}

/* The counter block `steps` after the first, by adding one that many times. */
static void count_on(uint8_t *block, const broadside_counter *counter, size_t steps) {
    for (; steps > 0; steps--)
        for (size_t i = 0; i < counter->bytes; i++) {
            size_t at = counter->is_little_endian ? i : counter->bytes - 1 - i;
            if (++block[counter->at + at] != 0)
                break;
        }
}

/* Part of a block as the counter, which starts near its end and passes zero; cut anywhere. */
static void counter_of(test_message *message, const broadside_counter *counter) {
    enum { BYTES = 85 };
    const broadside_key *key = &message->key.head;
    size_t block = key->cipher->block_bytes;
    uint8_t in[BYTES], expected[BYTES], out[BYTES], first_block[16];
    broadside_chain start, chain;
    fill_bytes(in, BYTES, counter->at);
    memcpy(first_block, message->iv, block);
    memset(first_block + counter->at, 0xff, counter->bytes);
    for (size_t done = 0; done < BYTES; done += block) {
        uint8_t next[16], keystream[16];
        memcpy(next, first_block, block);
        count_on(next, counter, done / block);
        CHECK(broadside_ecb_encrypt(key, keystream, next, block) == BROADSIDE_OK, "no error");
        for (size_t i = 0; i < block && done + i < BYTES; i++)
            expected[done + i] = in[done + i] ^ keystream[i];
    }
    CHECK(broadside_chain_start_ctr(&start, key, first_block, block, counter) == BROADSIDE_OK,
          "ok");
    for (size_t first = 0; first <= BYTES; first++) {
        chain = start;
        CHECK(broadside_ctr_encrypt(key, &chain, out, in, first) == BROADSIDE_OK &&
                  broadside_ctr_decrypt(key, &chain, out + first, in + first, BYTES - first) ==
                      BROADSIDE_OK &&
                  memcmp(out, expected, BYTES) == 0,
              "%s: counter of %zu bytes at %zu, cut at %zu", key->cipher->name, counter->bytes,
              counter->at, first);
    }
    chain = start;
    broadside_channel channel = {key, &chain, out, in, BYTES};
    CHECK(broadside_ctr_encrypt_channels(&channel, 1) == BROADSIDE_OK &&
              memcmp(out, expected, BYTES) == 0,
          "in channels");
}

static void counters(const broadside_cipher *cipher, size_t key_bytes, const test_mode *mode) {
    test_message message;
    size_t block = cipher->block_bytes;
    if (strcmp(mode->name, "ctr") != 0 || key_bytes != cipher->key_bytes_max)
        return;
    message_start(&message, cipher, key_bytes, 16);
    for (size_t at = 0; at < block; at++)
        for (size_t bytes = 1; bytes <= block - at; bytes++)
            for (unsigned little = 0; little < 2; little++)
                counter_of(&message, &(broadside_counter){at, bytes, little == 1});
}

/* A counter of one byte gives 256 blocks, in calls of any size, and not a byte more. */
static void short_counter_ends(const broadside_cipher *cipher, size_t key_bytes,
                               const test_mode *mode) {
    static uint8_t data[257 * 16], once[257 * 16];
    test_message message;
    size_t block = cipher->block_bytes, all = 256 * block;
    const broadside_counter counter = {block - 1, 1, false};
    if (strcmp(mode->name, "ctr") != 0 || key_bytes != cipher->key_bytes_max)
        return;
    message_start(&message, cipher, key_bytes, 17);
    const broadside_key *key = &message.key.head;
    broadside_chain start, chain;
    CHECK(broadside_chain_start_ctr(&start, key, message.iv, block, &counter) == BROADSIDE_OK,
          "ok");
    chain = start;
    CHECK(broadside_ctr_encrypt(key, &chain, once, data, all + 1) == BROADSIDE_ERROR_COUNTER &&
              broadside_ctr_encrypt(key, &chain, once, data, all) == BROADSIDE_OK &&
              broadside_ctr_encrypt(key, &chain, once, data, 1) == BROADSIDE_ERROR_COUNTER &&
              broadside_ctr_encrypt(key, &chain, once, data, 0) == BROADSIDE_OK,
          "%s: all at once", cipher->name);
    for (size_t part = 1; part < 600; part += 37) {
        static uint8_t parts[257 * 16];
        broadside_status status = BROADSIDE_OK;
        size_t done = 0;
        chain = start;
        for (; status == BROADSIDE_OK && done + part <= all; done += part)
            status = broadside_ctr_encrypt(key, &chain, parts + done, data + done, part);
        CHECK(status == BROADSIDE_OK, "%s: parts of %zu", cipher->name, part);
        CHECK(broadside_ctr_encrypt(key, &chain, parts, data, all - done + 1) ==
                  BROADSIDE_ERROR_COUNTER,
              "%s: parts of %zu, too much", cipher->name, part);
        broadside_channel rest = {key, &chain, parts + done, data + done, all - done};
        CHECK(broadside_ctr_encrypt_channels(&rest, 1) == BROADSIDE_OK &&
                  memcmp(parts, once, all) == 0,
              "%s: the rest after parts of %zu", cipher->name, part);
        rest = (broadside_channel){key, &chain, parts, data, 1};
        CHECK(broadside_ctr_encrypt_channels(&rest, 1) == BROADSIDE_ERROR_COUNTER, "the end");
    }
}

/* A counter of a whole block ends after 2^64 blocks. The test says that four are left. */
static void long_counter_ends(const broadside_cipher *cipher, size_t key_bytes,
                              const test_mode *mode) {
    uint8_t data[5 * 16] = {0};
    test_message message;
    size_t block = cipher->block_bytes;
    if (strcmp(mode->name, "ctr") != 0 || key_bytes != cipher->key_bytes_max)
        return;
    message_start(&message, cipher, key_bytes, 18);
    const broadside_key *key = &message.key.head;
    message.chain.counters_left = 4;
    CHECK(broadside_ctr_encrypt(key, &message.chain, data, data, 5 * block) ==
                  BROADSIDE_ERROR_COUNTER &&
              broadside_ctr_encrypt(key, &message.chain, data, data, 4 * block) == BROADSIDE_OK &&
              broadside_ctr_encrypt(key, &message.chain, data, data, block) ==
                  BROADSIDE_ERROR_COUNTER,
          "%s: four blocks are left", cipher->name);
}

static void deal_and_merge(size_t blocks, size_t count, size_t block) {
    uint8_t in[32 * 16], back[32 * 16], lane[5][32 * 16];
    uint8_t *out[5] = {lane[0], lane[1], lane[2], lane[3], lane[4]};
    const uint8_t *from[5] = {lane[0], lane[1], lane[2], lane[3], lane[4]};
    size_t bytes = blocks * block, total = 0;
    fill_bytes(in, bytes, blocks);
    CHECK(broadside_tdm_deal(out, count, in, bytes, block) == BROADSIDE_OK, "deal");
    for (size_t i = 0; i < blocks; i++)
        CHECK(memcmp(lane[i % count] + i / count * block, in + i * block, block) == 0,
              "block %zu of %zu over %zu channels", i, blocks, count);
    for (size_t c = 0; c < count; c++)
        total += broadside_tdm_bytes(bytes, block, count, c);
    CHECK(total == bytes, "the channels' bytes add up");
    CHECK(broadside_tdm_merge(back, bytes, from, count, block) == BROADSIDE_OK &&
              memcmp(back, in, bytes) == 0,
          "%zu blocks merged from %zu channels", blocks, count);
}

static void time_division(void) {
    for (size_t blocks = 0; blocks <= 32; blocks++)
        for (size_t count = 1; count <= 5; count++) {
            deal_and_merge(blocks, count, 8);
            deal_and_merge(blocks, count, 16);
        }
}

static void padding(size_t block) {
    uint8_t tail[16], padded[16];
    size_t left = 99;
    fill_bytes(tail, block, 1);
    for (size_t bytes = 0; bytes < block; bytes++) {
        CHECK(broadside_pkcs7_pad(padded, block, tail, bytes) == BROADSIDE_OK, "pad %zu", bytes);
        CHECK(memcmp(padded, tail, bytes) == 0 && padded[block - 1] == block - bytes, "%zu", bytes);
        CHECK(broadside_pkcs7_unpad(&left, padded, block) == BROADSIDE_OK && left == bytes,
              "unpad %zu", bytes);
        for (size_t i = bytes; i < block; i++) {
            padded[i] ^= 0x40;
            CHECK(broadside_pkcs7_unpad(&left, padded, block) == BROADSIDE_ERROR_PADDING,
                  "wrong byte %zu of %zu", i, bytes);
            padded[i] ^= 0x40;
        }
    }
    padded[block - 1] = 0;
    CHECK(broadside_pkcs7_unpad(&left, padded, block) == BROADSIDE_ERROR_PADDING, "zero");
    memset(padded, (int)block + 1, block);
    CHECK(broadside_pkcs7_unpad(&left, padded, block) == BROADSIDE_ERROR_PADDING, "too much");
}

static void encrypt_one(const broadside_cipher *cipher, const uint8_t *key, size_t key_bytes,
                        uint8_t out[16], const uint8_t in[16]) {
    broadside_any_key schedule;
    CHECK(broadside_any_set_key(&schedule, cipher, key, key_bytes) == BROADSIDE_OK, "a key");
    CHECK(broadside_ecb_encrypt(&schedule.head, out, in, cipher->block_bytes) == BROADSIDE_OK,
          "ok");
}

/* FIPS 46-3's parity and complementation; triple-DES with equal keys is DES; the MARS versions
 * differ. */
static void algebra(void) {
    uint8_t key[56], other[56], text[16], flipped[16], a[16], b[16];
    for (unsigned seed = 0; seed < 50; seed++) {
        fill_bytes(key, sizeof key, seed);
        fill_bytes(text, sizeof text, seed + 1000);
        encrypt_one(&broadside_des, key, 8, a, text);
        for (size_t i = 0; i < 8; i++)
            other[i] = key[i] ^ 1;
        encrypt_one(&broadside_des, other, 8, b, text);
        CHECK(memcmp(a, b, 8) == 0, "parity bits do not matter");
        for (size_t i = 0; i < 8; i++) {
            other[i] = (uint8_t)~key[i];
            flipped[i] = (uint8_t)~text[i];
        }
        encrypt_one(&broadside_des, other, 8, b, flipped);
        for (size_t i = 0; i < 8; i++)
            CHECK((a[i] ^ b[i]) == 0xff, "complementation");
        memcpy(key + 8, key, 8);
        memcpy(key + 16, key, 8);
        encrypt_one(&broadside_des3, key, 24, b, text);
        CHECK(memcmp(a, b, 8) == 0, "three equal keys");
        encrypt_one(&broadside_des3, key, 16, b, text);
        CHECK(memcmp(a, b, 8) == 0, "two equal keys");
        encrypt_one(&broadside_mars, key, 16, a, text);
        encrypt_one(&broadside_mars1998, key, 16, b, text);
        CHECK(memcmp(a, b, 16) != 0, "the key schedules of MARS differ");
    }
}

int main(void) {
    for_each_mode(inverse_and_in_place);
    for_each_mode(split_anywhere);
    for_each_mode(one_by_one);
    for_each_mode(channels);
    for_each_mode(counter_wraps);
    for_each_mode(short_segments);
    for_each_mode(counters);
    for_each_mode(short_counter_ends);
    for_each_mode(long_counter_ends);
    time_division();
    padding(8);
    padding(16);
    algebra();
    return check_report("properties");
}
