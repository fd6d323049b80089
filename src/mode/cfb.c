/* Cipher feedback, SP 800-38A section 6.3, with segments of one byte (s = 8) to one block (s = b).
 */
#include "lanes.h"

enum { BATCH_SEGMENTS = 32 };

/* The place of the next ciphertext byte in the register, which has been shifted for the segment. */
static uint8_t *feedback_place(const broadside_channel *channel) {
    broadside_chain *chain = channel->chain;
    return chain->block + block_bytes(channel) - chain->segment_bytes + chain->used;
}

static void shift(uint8_t *feedback, size_t block, size_t segment) {
    for (size_t i = segment; i < block; i++)
        feedback[i - segment] = feedback[i];
}

/* Begins a segment: its keystream is the encrypted register, which is then shifted to make room. */
static void before_segment(const broadside_channel *channel, size_t done) {
    encrypt_chain_next(channel, done);
    shift(channel->chain->block, block_bytes(channel), segment_bytes(channel));
}

static size_t encrypt_bytes(const broadside_channel *channel, size_t done, size_t bytes) {
    broadside_chain *chain = channel->chain;
    uint8_t *feedback = feedback_place(channel);
    xor_bytes(feedback, channel->in + done, chain->keystream + chain->used, bytes);
    copy_bytes(channel->out + done, feedback, bytes);
    spend(channel, bytes);
    return bytes;
}

static size_t decrypt_bytes(const broadside_channel *channel, size_t done, size_t bytes) {
    broadside_chain *chain = channel->chain;
    uint8_t *feedback = feedback_place(channel);
    copy_bytes(feedback, channel->in + done, bytes);
    xor_bytes(channel->out + done, feedback, chain->keystream + chain->used, bytes);
    spend(channel, bytes);
    return bytes;
}

static size_t encrypt_leftover(const broadside_channel *channel) {
    return encrypt_bytes(channel, 0, leftover(channel));
}

static size_t encrypt_segment_or_rest(const broadside_channel *channel, size_t done) {
    return encrypt_bytes(channel, done, segment_or_rest(channel, done));
}

static size_t decrypt_rest(const broadside_channel *channel, size_t done) {
    return decrypt_bytes(channel, done, channel->bytes - done);
}

/* Segments of a block: the keystream of each is the encryption of the ciphertext before it. All are
 * encrypted at once. */
static void decrypt_blocks(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t keystream[BATCH_BYTES + BROADSIDE_BLOCK_BYTES_MAX] = {0};
    size_t block = block_bytes(channel);
    const uint8_t *in = channel->in + done;
    copy_bytes(keystream, channel->chain->block, block);
    copy_bytes(keystream + block, in, bytes);
    copy_bytes(channel->chain->block, keystream + bytes, block);
    channel->key->cipher->encrypt_blocks(channel->key, keystream, keystream, bytes / block);
    xor_bytes(channel->out + done, in, keystream, bytes);
    broadside_wipe(keystream, bytes);
}

/* Shorter segments: the ciphertext gives the registers of all segments. They are encrypted at once.
 */
static void decrypt_segments(const broadside_channel *channel, size_t done, size_t segments) {
    uint8_t registers[BATCH_SEGMENTS * BROADSIDE_BLOCK_BYTES_MAX] = {0};
    uint8_t *feedback = channel->chain->block, *out = channel->out + done;
    size_t block = block_bytes(channel), segment = segment_bytes(channel);
    const uint8_t *in = channel->in + done;
    for (size_t i = 0; i < segments; i++) {
        copy_bytes(registers + i * block, feedback, block);
        shift(feedback, block, segment);
        copy_bytes(feedback + block - segment, in + i * segment, segment);
    }
    channel->key->cipher->encrypt_blocks(channel->key, registers, registers, segments);
    for (size_t i = 0; i < segments; i++)
        xor_bytes(out + i * segment, in + i * segment, registers + i * block, segment);
    broadside_wipe(registers, segments * block);
}

/* Does the whole segments from `done` on, in batches; returns the bytes done. */
static size_t decrypt_whole_segments(const broadside_channel *channel, size_t done) {
    size_t segment = segment_bytes(channel), left = (channel->bytes - done) / segment;
    if (segment == block_bytes(channel))
        return batches_run(channel, done, decrypt_blocks);
    while (left > 0) {
        size_t segments = left < BATCH_SEGMENTS ? left : BATCH_SEGMENTS;
        decrypt_segments(channel, done, segments);
        done += segments * segment;
        left -= segments;
    }
    return done;
}

static void decrypt(const broadside_channel *channel) {
    if (channel->bytes == 0)
        return;
    size_t done = decrypt_bytes(channel, 0, leftover(channel));
    done = decrypt_whole_segments(channel, done);
    blocks_run(channel, done, before_segment, decrypt_rest);
}

static broadside_status encrypt_all(const broadside_channel channels[], size_t count,
                                    chain_use use) {
    broadside_status status = broadside_begin_channels(channels, count, use);
    if (status == BROADSIDE_OK)
        channels_run(channels, count, encrypt_leftover, before_segment, encrypt_segment_or_rest);
    return status;
}

static broadside_status decrypt_all(const broadside_channel channels[], size_t count,
                                    chain_use use) {
    broadside_status status = broadside_begin_channels(channels, count, use);
    for (size_t i = 0; status == BROADSIDE_OK && i < count; i++)
        decrypt(&channels[i]);
    return status;
}

broadside_status broadside_cfb_encrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cfb_encrypt_channels(&channel, 1);
}

broadside_status broadside_cfb_encrypt_channels(const broadside_channel channels[], size_t count) {
    return encrypt_all(channels, count, USE_CFB_ENCRYPT);
}

broadside_status broadside_cfb_decrypt(const broadside_key *key, broadside_chain *chain,
                                       uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cfb_decrypt_channels(&channel, 1);
}

broadside_status broadside_cfb_decrypt_channels(const broadside_channel channels[], size_t count) {
    return decrypt_all(channels, count, USE_CFB_DECRYPT);
}

broadside_status broadside_cfb8_encrypt(const broadside_key *key, broadside_chain *chain,
                                        uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cfb8_encrypt_channels(&channel, 1);
}

broadside_status broadside_cfb8_encrypt_channels(const broadside_channel channels[], size_t count) {
    return encrypt_all(channels, count, USE_CFB8_ENCRYPT);
}

broadside_status broadside_cfb8_decrypt(const broadside_key *key, broadside_chain *chain,
                                        uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cfb8_decrypt_channels(&channel, 1);
}

broadside_status broadside_cfb8_decrypt_channels(const broadside_channel channels[], size_t count) {
    return decrypt_all(channels, count, USE_CFB8_DECRYPT);
}
