/* PKCS#7 padding, RFC 5652 section 6.3. */
#include "mode.h"

broadside_status broadside_pkcs7_pad(uint8_t *block, size_t block_bytes, const uint8_t *tail,
                                     size_t bytes) {
    if (block == NULL || (tail == NULL && bytes > 0))
        return BROADSIDE_ERROR_NULL;
    if (block_bytes == 0 || block_bytes > 255 || bytes >= block_bytes)
        return BROADSIDE_ERROR_LENGTH;
    if (block != tail && overlap(block, block_bytes, tail, bytes))
        return BROADSIDE_ERROR_OVERLAP;
    copy_bytes(block, tail, bytes);
    for (size_t i = bytes; i < block_bytes; i++)
        block[i] = (uint8_t)(block_bytes - bytes);
    return BROADSIDE_OK;
}

/* All ones if a < b, else zero. Both are below 2^31. */
static uint32_t less(uint32_t a, uint32_t b) {
    return -((a - b) >> 31);
}

broadside_status broadside_pkcs7_unpad(size_t *bytes, const uint8_t *block, size_t block_bytes) {
    if (bytes == NULL || block == NULL)
        return BROADSIDE_ERROR_NULL;
    if (block_bytes == 0 || block_bytes > 255)
        return BROADSIDE_ERROR_LENGTH;
    uint32_t size = (uint32_t)block_bytes, count = block[size - 1];
    uint32_t wrong = less(count, 1) | less(size, count);
    for (uint32_t i = 0; i < size; i++)
        wrong |= less(i, count) & (block[size - 1 - i] ^ count);
    if (wrong != 0)
        return BROADSIDE_ERROR_PADDING;
    *bytes = block_bytes - count;
    return BROADSIDE_OK;
}
