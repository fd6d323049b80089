/* AES, eight channels of equal length at once, straight from their keys. This saves the time
 * of lanes, to which keys, blocks and pointers must be copied. */
#include "../../vector/tiers.h"
#if BUILD_AVX2
#include "../../vector/x86/avx2_128.h"
#include "../row.h"

enum { BLOCK = 16, CHANNELS = 8, FIRST_KEY = offsetof(broadside_aes_key, encrypt) };

/* Each channel's block and the address of its key have variables of their own. If they were arrays,
 * compilers would keep parts of them in memory. */
#define EACH(ACT) ACT(0) ACT(1) ACT(2) ACT(3) ACT(4) ACT(5) ACT(6) ACT(7)

#define BEGIN(i)                                                                                   \
    const uint8_t *key##i = (const uint8_t *)channels[i].key;                                      \
    vec x##i = vec_load(channels[i].chain->block);
#define ADD_INPUT(i) x##i = vec_xor(x##i, vec_load(channels[i].in + at));
#define ADD_KEY(i) x##i = vec_xor(x##i, vec_load(key##i + FIRST_KEY));
#define ROUND(i) x##i = vec_aes_round(x##i, vec_load(key##i + key_at));
#define LAST_ROUND(i) x##i = vec_aes_last_round(x##i, vec_load(key##i + key_at));
#define PUT(i) vec_store(channels[i].out + at, x##i);
#define PUT_SUM(i) vec_store(channels[i].out + at, vec_xor(x##i, vec_load(channels[i].in + at)));
#define END(i) vec_store(channels[i].chain->block, x##i);

ALWAYS_INLINE const uint8_t *run_row(lane_mode mode, const broadside_channel channels[],
                                     size_t blocks) {
    size_t last_key = FIRST_KEY + BLOCK * ((const broadside_aes_key *)channels[0].key)->rounds;
    EACH(BEGIN)
    for (size_t at = 0; at < blocks * BLOCK; at += BLOCK) {
        size_t key_at = FIRST_KEY + BLOCK;
        if (mode == LANE_CBC_ENCRYPT) {
            EACH(ADD_INPUT)
        }
        EACH(ADD_KEY)
        for (; key_at < last_key; key_at += BLOCK) {
            EACH(ROUND)
        }
        EACH(LAST_ROUND)
        if (mode == LANE_CFB_ENCRYPT) {
            EACH(ADD_INPUT)
        }
        if (mode == LANE_OFB) {
            EACH(PUT_SUM)
        } else {
            EACH(PUT)
        }
    }
    EACH(END)
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
    .wider = TIER_AVX2_VAES | TIER_AVX512_VBMI,
    .most_blocks = 11,
    .run = {[LANE_CBC_ENCRYPT] = cbc_encrypt, [LANE_CFB_ENCRYPT] = cfb_encrypt, [LANE_OFB] = ofb},
};

#include "../../vector/end.h"
#endif
