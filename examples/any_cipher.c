/* A cipher chosen at run time, and the list of all ciphers. */
#include <broadside.h>
#include <stdio.h>

int main(int count, char **arguments) {
    uint8_t key_bytes[BROADSIDE_KEY_BYTES_MAX] = {1}, block[BROADSIDE_BLOCK_BYTES_MAX] = {0};
    const broadside_cipher *cipher = broadside_cipher_find(count > 1 ? arguments[1] : "twofish");
    if (cipher == NULL) {
        fprintf(stderr, "no such cipher; there are:");
        for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
            fprintf(stderr, " %s", cipher->name);
        fputc('\n', stderr);
        return 2;
    }

    broadside_any_key key;
    if (broadside_any_set_key(&key, cipher, key_bytes, cipher->key_bytes_max) != BROADSIDE_OK ||
        broadside_ecb_encrypt(&key.head, block, block, cipher->block_bytes) != BROADSIDE_OK)
        return 1;
    printf("%s-%d, %s: ", cipher->name, 8 * cipher->key_bytes_max,
           cipher->constant_time ? "constant-time" : "table-based");
    for (size_t i = 0; i < cipher->block_bytes; i++)
        printf("%02x", block[i]);
    putchar('\n');
    broadside_key_wipe(&key.head);
    return 0;
}
