/* Cipher feedback, SP 800-38A section 6.3, with segments of one byte (s = 8) to one block (s = b).
 */
#include "whole.h"

enum { BATCH_SEGMENTS = 32 };

/* The place of the next ciphertext byte in the register. The register is shifted for the segment
 * already. */
static uint8_t *feedback_place(const broadside_channel *channel) {
    broadside_chain *chain = channel->chain;
    return chain->block + chain->segment_less + chain->used;
}

static void shift(uint8_t *feedback, size_t block, size_t segment) {
    for (size_t i = segment; i < block; i++)
        feedback[i - segment] = feedback[i];
}

/* Begins a segment. Its keystream is the encrypted register. The register is then shifted to make
 * space for ciphertext. */
static void before_segment(const broadside_channel *channel, size_t done) {
    encrypt_chain_next(channel, done);
    shift(channel->chain->block, block_bytes(channel), segment_bytes(channel));
}

static NOT_INLINED size_t encrypt_bytes(const broadside_channel *channel, size_t done,
                                        size_t bytes) {
    broadside_chain *chain = channel->chain;
    uint8_t *feedback = feedback_place(channel);
    xor_bytes(feedback, channel->in + done, chain->keystream + chain->used, bytes);
    copy_bytes(channel->out + done, feedback, bytes);
    spend(channel, bytes);
    return bytes;
}

static NOT_INLINED size_t decrypt_bytes(const broadside_channel *channel, size_t done,
                                        size_t bytes) {
    broadside_chain *chain = channel->chain;
    uint8_t *feedback = feedback_place(channel);
    copy_bytes(feedback, channel->in + done, bytes);
    xor_bytes(channel->out + done, feedback, chain->keystream + chain->used, bytes);
    spend(channel, bytes);
    return bytes;
}

static size_t encrypt_segment_or_rest(const broadside_channel *channel, size_t done) {
    return encrypt_bytes(channel, done, segment_or_rest(channel, done));
}

static size_t decrypt_rest(const broadside_channel *channel, size_t done) {
    return decrypt_bytes(channel, done, channel->bytes - done);
}

static bool has_segments_of_a_block(const broadside_channel *channel) {
    return channel->chain->segment_less == 0;
}

/* For segments shorter than a block: the ciphertext gives the registers of all segments, so they
 * are encrypted together. */
static void decrypt_segments(const broadside_channel *channel, size_t done, size_t segments) {
    uint8_t registers[BATCH_SEGMENTS * BROADSIDE_BLOCK_BYTES_MAX] = {0};
    uint8_t *feedback = channel->chain->block, *out = channel->out + done;
    size_t block = block_bytes(channel), segment = segment_bytes(channel);
    const uint8_t *in = channel->in + done;
    for (size_t i = 0; i < segments; i++) {
        copy_block(registers + i * block, feedback, block);
        shift(feedback, block, segment);
        copy_bytes(feedback + block - segment, in + i * segment, segment);
    }
    broadside_run_mode(channel->key, registers, registers, segments, NULL, WIDE_ECB_ENCRYPT);
    for (size_t i = 0; i < segments; i++)
        xor_bytes(out + i * segment, in + i * segment, registers + i * block, segment);
    broadside_wipe(registers, segments * block);
}

/* Decrypts the whole segments from `done` on, in batches. Returns the number of bytes done. */
static size_t decrypt_whole_segments(const broadside_channel *channel, size_t done) {
    size_t segment = segment_bytes(channel), left = (channel->bytes - done) / segment;
    while (left > 0) {
        size_t segments = left < BATCH_SEGMENTS ? left : BATCH_SEGMENTS;
        decrypt_segments(channel, done, segments);
        done += segments * segment;
        left -= segments;
    }
    return done;
}

static NOT_INLINED void finish_encryption(const broadside_channel *channel, size_t done) {
    blocks_run(channel, done, before_segment, encrypt_segment_or_rest);
}

static NOT_INLINED void finish_decryption(const broadside_channel *channel, size_t done) {
    blocks_run(channel, done, before_segment, decrypt_rest);
}

/* Encrypts all data, except if segments have a block: then only the leftover, because the lanes do
 * the rest. */
static size_t start_encryption(const broadside_channel *channel) {
    size_t left = leftover(channel), done = left == 0 ? 0 : encrypt_bytes(channel, 0, left);
    if (has_segments_of_a_block(channel))
        return done;
    finish_encryption(channel, done);
    return channel->bytes;
}

/* In decryption, the keystream of a block is the encryption of the ciphertext before it, so no
 * block waits for another. */
static size_t start_decryption(const broadside_channel *channel) {
    size_t left = leftover(channel), done = left == 0 ? 0 : decrypt_bytes(channel, 0, left);
    if (has_segments_of_a_block(channel))
        return done;
    finish_decryption(channel, decrypt_whole_segments(channel, done));
    return channel->bytes;
}

static void encrypt_alone(const broadside_channel *channel) {
    size_t done = run_whole_blocks(channel, start_encryption(channel), WIDE_CFB_ENCRYPT);
    if (done < channel->bytes)
        finish_encryption(channel, done);
}

static void decrypt_alone(const broadside_channel *channel) {
    size_t done = run_whole_blocks(channel, start_decryption(channel), WIDE_CFB_DECRYPT);
    if (done < channel->bytes)
        finish_decryption(channel, done);
}

static const lane_job encrypt_job = {LANE_CFB_ENCRYPT, start_encryption, finish_encryption,
                                     encrypt_alone, NULL};
static const lane_job decrypt_job = {LANE_CFB_DECRYPT, start_decryption, finish_decryption,
                                     decrypt_alone, NULL};

broadside_status broadside_cfb_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return run_channel(&encrypt_job, USE_CFB_ENCRYPT, &channel);
}

broadside_status broadside_cfb_encrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&encrypt_job, USE_CFB_ENCRYPT, channels, count);
}

PARALLEL_FUNCTION(cfb_decrypt, decrypt_job, USE_CFB_DECRYPT, WIDE_CFB_DECRYPT)

broadside_status broadside_cfb_decrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&decrypt_job, USE_CFB_DECRYPT, channels, count);
}

broadside_status broadside_cfb8_encrypt(const broadside_key *key, broadside_chain *chain,
                                        uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return run_channel(&encrypt_job, USE_CFB8_ENCRYPT, &channel);
}

broadside_status broadside_cfb8_encrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&encrypt_job, USE_CFB8_ENCRYPT, channels, count);
}

broadside_status broadside_cfb8_decrypt(const broadside_key *key, broadside_chain *chain,
                                        uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return run_channel(&decrypt_job, USE_CFB8_DECRYPT, &channel);
}

broadside_status broadside_cfb8_decrypt_channels(const broadside_channel channels[], size_t count) {
    return run_channels(&decrypt_job, USE_CFB8_DECRYPT, channels, count);
}
