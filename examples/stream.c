/* Data that come in pieces of any size: Serpent in counter mode. */
#include <broadside.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    uint8_t key_bytes[32] = {1}, counter[16] = {2};
    const char *pieces[] = {"one ", "two, three", ", four", "!"};
    uint8_t stream[64];
    size_t bytes = 0;

    broadside_serpent_key key;
    broadside_chain chain;
    if (broadside_serpent_set_key(&key, key_bytes, sizeof key_bytes) != BROADSIDE_OK ||
        broadside_chain_start(&chain, &key.head, counter, sizeof counter) != BROADSIDE_OK)
        return 1;
    for (size_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        size_t size = strlen(pieces[i]);
        if (broadside_ctr_encrypt(&key.head, &chain, stream + bytes, (const uint8_t *)pieces[i],
                                  size) != BROADSIDE_OK)
            return 1;
        bytes += size;
    }

    if (broadside_chain_start(&chain, &key.head, counter, sizeof counter) != BROADSIDE_OK ||
        broadside_ctr_decrypt(&key.head, &chain, stream, stream, bytes) != BROADSIDE_OK)
        return 1;
    printf("%.*s\n", (int)bytes, (char *)stream);
    broadside_key_wipe(&key.head);
    broadside_wipe(&chain, sizeof chain);
    return memcmp(stream, "one two, three, four!", bytes) == 0 ? 0 : 1;
}
