/* Several connections at once, each with its own key, IV and length: triple-DES in CBC. */
#include <broadside.h>
#include <stdio.h>
#include <string.h>

enum { CHANNELS = 5, BYTES_MAX = 80 };

int main(void) {
    static broadside_des3_key keys[CHANNELS];
    static broadside_chain chains[CHANNELS];
    static uint8_t data[CHANNELS][BYTES_MAX];
    broadside_channel channels[CHANNELS];

    for (size_t i = 0; i < CHANNELS; i++) {
        uint8_t key_bytes[24] = {(uint8_t)i}, iv[8] = {(uint8_t)(100 + i)};
        memset(data[i], 'a' + (int)i, BYTES_MAX);
        if (broadside_des3_set_key(&keys[i], key_bytes, sizeof key_bytes) != BROADSIDE_OK ||
            broadside_chain_start(&chains[i], &keys[i].head, iv, sizeof iv) != BROADSIDE_OK)
            return 1;
        channels[i] =
            (broadside_channel){&keys[i].head, &chains[i], data[i], data[i], 16 * (i + 1)};
    }
    if (broadside_cbc_encrypt_channels(channels, CHANNELS) != BROADSIDE_OK)
        return 1;
    for (size_t i = 0; i < CHANNELS; i++) {
        printf("channel %zu: %zu bytes, first %02x%02x\n", i, channels[i].bytes, data[i][0],
               data[i][1]);
        broadside_key_wipe(&keys[i].head);
        broadside_wipe(&chains[i], sizeof chains[i]);
    }
    return 0;
}
