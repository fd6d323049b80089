/* AES, eight channels of equal length at once, straight from their keys. For channels of a few
 * blocks this takes less time than lanes, to which keys, blocks and pointers must be copied. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2_128.h"
#include "../row.h"

enum { BLOCK = 16, CHANNELS = 8 };

/* Does one block of each channel, `at` bytes from the beginning of its data. */
ALWAYS_INLINE void run_step(lane_mode mode, const broadside_channel channels[], vec x[CHANNELS],
                            const uint8_t *const keys[CHANNELS], size_t last_key, size_t at) {
    for (size_t i = 0; i < CHANNELS; i++) {
        if (mode == LANE_CBC_ENCRYPT)
            x[i] = vec_xor(x[i], vec_load(channels[i].in + at));
        x[i] = vec_xor(x[i], vec_load(keys[i]));
    }
    for (size_t key = BLOCK; key < last_key; key += BLOCK)
        for (size_t i = 0; i < CHANNELS; i++)
            x[i] = vec_aes_round(x[i], vec_load(keys[i] + key));
    __asm__("" : "+r"(last_key)); /* compilers would keep the addresses of all last keys */
    for (size_t i = 0; i < CHANNELS; i++) {
        x[i] = vec_aes_last_round(x[i], vec_load(keys[i] + last_key));
        vec data = mode == LANE_CBC_ENCRYPT ? x[i] : vec_load(channels[i].in + at);
        if (mode == LANE_CFB_ENCRYPT)
            x[i] = data = vec_xor(x[i], data);
        vec_store(channels[i].out + at, mode == LANE_OFB ? vec_xor(x[i], data) : data);
    }
}

ALWAYS_INLINE const uint8_t *run_row(lane_mode mode, const broadside_channel channels[],
                                     size_t blocks) {
    vec x[CHANNELS];
    const uint8_t *keys[CHANNELS];
    size_t last_key = BLOCK * ((const broadside_aes_key *)channels[0].key)->rounds;
    for (size_t i = 0; i < CHANNELS; i++) {
        keys[i] = (const uint8_t *)((const broadside_aes_key *)channels[i].key)->encrypt;
        x[i] = vec_load(channels[i].chain->block);
    }
    for (size_t at = 0; at < blocks * BLOCK; at += BLOCK)
        run_step(mode, channels, x, keys, last_key, at);
    for (size_t i = 0; i < CHANNELS; i++)
        vec_store(channels[i].chain->block, x[i]);
    vec_wipe_registers();
    return stack_end();
}

static const uint8_t *cbc_encrypt(const broadside_channel channels[], size_t blocks) {
    return run_row(LANE_CBC_ENCRYPT, channels, blocks);
}

static const uint8_t *cfb_encrypt(const broadside_channel channels[], size_t blocks) {
    return run_row(LANE_CFB_ENCRYPT, channels, blocks);
}

static const uint8_t *ofb(const broadside_channel channels[], size_t blocks) {
    return run_row(LANE_OFB, channels, blocks);
}

const row_kernel broadside_aes_avx2_row = {
    .needs = VECTOR_TIER,
    .channels = CHANNELS,
    .most_blocks = 6,
    .run = {[LANE_CBC_ENCRYPT] = cbc_encrypt, [LANE_CFB_ENCRYPT] = cfb_encrypt, [LANE_OFB] = ofb},
};

#include "../../vector/end.h"
#endif
