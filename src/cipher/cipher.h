/* What the cipher files share: byte order, rotation, and the loops that all implementations use. */
#ifndef BROADSIDE_CIPHER_CIPHER_H
#define BROADSIDE_CIPHER_CIPHER_H

#include "broadside.h"

static inline uint32_t load_be32(const uint8_t *p) {
    return (uint32_t)p[0] << 24 | (uint32_t)p[1] << 16 | (uint32_t)p[2] << 8 | p[3];
}

static inline uint32_t load_le32(const uint8_t *p) {
    return (uint32_t)p[3] << 24 | (uint32_t)p[2] << 16 | (uint32_t)p[1] << 8 | p[0];
}

static inline void store_be32(uint8_t *p, uint32_t x) {
    p[0] = (uint8_t)(x >> 24);
    p[1] = (uint8_t)(x >> 16);
    p[2] = (uint8_t)(x >> 8);
    p[3] = (uint8_t)x;
}

static inline void store_le32(uint8_t *p, uint32_t x) {
    p[0] = (uint8_t)x;
    p[1] = (uint8_t)(x >> 8);
    p[2] = (uint8_t)(x >> 16);
    p[3] = (uint8_t)(x >> 24);
}

/* Any count: only its low five bits matter, so there is no undefined shift. */
static inline uint32_t rotl32(uint32_t x, uint32_t count) {
    return x << (count & 31) | x >> (-count & 31);
}

static inline uint32_t rotr32(uint32_t x, uint32_t count) {
    return x >> (count & 31) | x << (-count & 31);
}

static inline bool is_key_length(const broadside_cipher *cipher, size_t size) {
    return size >= cipher->key_bytes_min && size <= cipher->key_bytes_max &&
           (size - cipher->key_bytes_min) % cipher->key_bytes_step == 0;
}

/* Check, then run the cipher's key schedule. */
broadside_status set_key_checked(broadside_key *key, const broadside_cipher *cipher,
                                 const uint8_t *bytes, size_t size);

/* `encrypt_channels` of an implementation that is no faster on several channels than on one. */
void encrypt_channels_in_turn(const broadside_key *const keys[], uint8_t *const blocks[],
                              size_t channels);

#endif
