/* A message of any length: AES-256 in CBC with PKCS#7 padding. */
#include <broadside.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    uint8_t key_bytes[32] = {1},
            iv[16] = {2}; /* a real program takes them from a random generator */
    uint8_t buffer[64] = "Attack at dawn, and bring the horses.";
    size_t block = 16, bytes = strlen((char *)buffer), whole = bytes / block * block, last = 0;

    broadside_aes_key key;
    broadside_chain chain;
    if (broadside_aes_set_key(&key, key_bytes, sizeof key_bytes) != BROADSIDE_OK ||
        broadside_chain_start(&chain, &key.head, iv, sizeof iv) != BROADSIDE_OK ||
        broadside_pkcs7_pad(buffer + whole, block, buffer + whole, bytes - whole) != BROADSIDE_OK ||
        broadside_cbc_encrypt(&key.head, &chain, buffer, buffer, whole + block) != BROADSIDE_OK)
        return 1;
    printf("%zu bytes became %zu\n", bytes, whole + block);

    if (broadside_chain_start(&chain, &key.head, iv, sizeof iv) != BROADSIDE_OK ||
        broadside_cbc_decrypt(&key.head, &chain, buffer, buffer, whole + block) != BROADSIDE_OK ||
        broadside_pkcs7_unpad(&last, buffer + whole, block) != BROADSIDE_OK)
        return 1;
    printf("%.*s\n", (int)(whole + last), (char *)buffer);
    broadside_key_wipe(&key.head);
    broadside_wipe(&chain, sizeof chain);
    return whole + last == bytes ? 0 : 1;
}
