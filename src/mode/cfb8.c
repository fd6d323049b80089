/* Cipher feedback with segments of one byte, SP 800-38A section 6.3 (s = 8). */
#include "lanes.h"

enum { BATCH = 32 };

static void shift_in(uint8_t *feedback, size_t block, uint8_t byte) {
    for (size_t i = 0; i + 1 < block; i++)
        feedback[i] = feedback[i + 1];
    feedback[block - 1] = byte;
}

static size_t encrypt_byte(const broadside_channel *channel, size_t done) {
    uint8_t byte = channel->in[done] ^ channel->chain->keystream[0];
    shift_in(channel->chain->block, block_bytes(channel), byte);
    channel->out[done] = byte;
    return 1;
}

/* The registers of all bytes of a batch are known from the ciphertext: encrypt them at once. */
static void decrypt_batch(const broadside_channel *channel, size_t done, size_t bytes) {
    uint8_t registers[BATCH * BROADSIDE_BLOCK_BYTES_MAX];
    size_t block = block_bytes(channel);
    for (size_t i = 0; i < bytes; i++) {
        copy_bytes(registers + i * block, channel->chain->block, block);
        shift_in(channel->chain->block, block, channel->in[done + i]);
    }
    channel->key->cipher->encrypt_blocks(channel->key, registers, registers, bytes);
    for (size_t i = 0; i < bytes; i++)
        channel->out[done + i] = channel->in[done + i] ^ registers[i * block];
    broadside_wipe(registers, bytes * block);
}

static void decrypt(const broadside_channel *channel) {
    for (size_t done = 0; done < channel->bytes;) {
        size_t rest = channel->bytes - done, bytes = rest < BATCH ? rest : BATCH;
        decrypt_batch(channel, done, bytes);
        done += bytes;
    }
}

broadside_status broadside_cfb8_encrypt(const broadside_key *key, broadside_chain *chain,
                                        uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    broadside_status status = broadside_check_channels(&channel, 1, false);
    if (status == BROADSIDE_OK)
        one_channel_run(&channel, start_at_zero, encrypt_chain_next, encrypt_byte);
    return status;
}

broadside_status broadside_cfb8_decrypt(const broadside_key *key, broadside_chain *chain,
                                        uint8_t *out, const uint8_t *in, size_t bytes) {
    broadside_channel channel = {key, chain, out, in, bytes};
    return broadside_cfb8_decrypt_channels(&channel, 1);
}

broadside_status broadside_cfb8_encrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_check_channels(channels, count, false);
    if (status == BROADSIDE_OK)
        lanes_run(channels, count, start_at_zero, encrypt_chain_next, encrypt_byte);
    return status;
}

broadside_status broadside_cfb8_decrypt_channels(const broadside_channel channels[], size_t count) {
    broadside_status status = broadside_check_channels(channels, count, false);
    for (size_t i = 0; status == BROADSIDE_OK && i < count; i++)
        decrypt(&channels[i]);
    return status;
}
