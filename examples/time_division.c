/*
 * One stream over three channels (SPRA702, section 2.3), so that CBC keeps a wide machine busy.
 * Block i goes to channel i % 3; each channel has a key and an IV of its own.
 */
#include <broadside.h>
#include <stdio.h>
#include <string.h>

enum { CHANNELS = 3, BLOCK = 8, BYTES = 10 * BLOCK };

static broadside_des_key keys[CHANNELS];

static int start(broadside_chain chains[CHANNELS]) {
    for (size_t c = 0; c < CHANNELS; c++) {
        uint8_t key_bytes[8] = {(uint8_t)c}, iv[8] = {(uint8_t)(10 + c)};
        if (broadside_des_set_key(&keys[c], key_bytes, sizeof key_bytes) != BROADSIDE_OK ||
            broadside_chain_start(&chains[c], &keys[c].head, iv, sizeof iv) != BROADSIDE_OK)
            return 0;
    }
    return 1;
}

int main(void) {
    uint8_t stream[BYTES], back[BYTES], lane[CHANNELS][BYTES];
    uint8_t *const lanes[CHANNELS] = {lane[0], lane[1], lane[2]};
    const uint8_t *const from[CHANNELS] = {lane[0], lane[1], lane[2]};
    broadside_chain chains[CHANNELS];
    broadside_channel channels[CHANNELS];

    for (size_t i = 0; i < BYTES; i++)
        stream[i] = (uint8_t)i;
    if (!start(chains) || broadside_tdm_deal(lanes, CHANNELS, stream, BYTES, BLOCK) != BROADSIDE_OK)
        return 1;
    for (size_t c = 0; c < CHANNELS; c++)
        channels[c] = (broadside_channel){&keys[c].head, &chains[c], lane[c], lane[c],
                                          broadside_tdm_bytes(BYTES, BLOCK, CHANNELS, c)};
    if (broadside_cbc_encrypt_channels(channels, CHANNELS) != BROADSIDE_OK || !start(chains) ||
        broadside_cbc_decrypt_channels(channels, CHANNELS) != BROADSIDE_OK ||
        broadside_tdm_merge(back, BYTES, from, CHANNELS, BLOCK) != BROADSIDE_OK)
        return 1;
    for (size_t c = 0; c < CHANNELS; c++) {
        broadside_key_wipe(&keys[c].head);
        broadside_wipe(&chains[c], sizeof chains[c]);
    }
    printf("%d bytes over %d channels and back\n", BYTES, CHANNELS);
    return memcmp(back, stream, BYTES) == 0 ? 0 : 1;
}
