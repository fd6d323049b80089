/* The rounds of AES (FIPS 197) by byte lookups in registers, for vectors that have no instructions
 * for them. */
#ifndef BROADSIDE_WIDE_AES_LOOKUPS_H
#define BROADSIDE_WIDE_AES_LOOKUPS_H

#include "../../cipher/aes/aes_sbox.h"
#include "../../cipher/aes/aes_tables.h"

/* Each byte times x in GF(2^8). */
ALWAYS_INLINE vec double_bytes(vec x) {
    vec high = vreinterpretq_u8_s8(vshrq_n_s8(vreinterpretq_s8_u8(x), 7));
    return vec_xor(vshlq_n_u8(x, 1), vec_and(high, vec_broadcast8(0x1b)));
}

/* Each column's lower two bytes take the place of the upper two. */
ALWAYS_INLINE vec turn_columns(vec x) {
    return vreinterpretq_u8_u16(vrev32q_u16(vreinterpretq_u16_u8(x)));
}

/* The byte that follows each in its column. */
ALWAYS_INLINE vec next_in_column(vec x) {
    static const uint8_t order[16] = {1, 2, 3, 0, 5, 6, 7, 4, 9, 10, 11, 8, 13, 14, 15, 12};
    return vec_shuffle8(x, vec_load(order));
}

/* Byte i becomes 2 a[i] + 3 a[i+1] + a[i+2] + a[i+3]. */
ALWAYS_INLINE vec mix_columns(vec a) {
    vec next = next_in_column(a), sum = vec_xor(a, next);
    return vec_xor(vec_xor(double_bytes(sum), next), turn_columns(sum));
}

/* MixColumns is its own inverse if 4 (a[i] + a[i+2]) was added to each byte before. */
ALWAYS_INLINE vec vec_aes_undo_mix_columns(vec a) {
    vec sum = vec_xor(a, turn_columns(a));
    return mix_columns(vec_xor(a, double_bytes(double_bytes(sum))));
}

/* As in the instructions of x86, the key is added last. */
ALWAYS_INLINE vec vec_aes_last_round(vec x, vec key) {
    static const uint8_t rows[16] = {0, 5, 10, 15, 4, 9, 14, 3, 8, 13, 2, 7, 12, 1, 6, 11};
    return vec_xor(vec_lookup256(aes_sbox, vec_shuffle8(x, vec_load(rows))), key);
}

ALWAYS_INLINE vec vec_aes_round(vec x, vec key) {
    return vec_xor(mix_columns(vec_aes_last_round(x, vec_broadcast8(0))), key);
}

ALWAYS_INLINE vec vec_aes_last_inverse_round(vec x, vec key) {
    static const uint8_t rows[16] = {0, 13, 10, 7, 4, 1, 14, 11, 8, 5, 2, 15, 12, 9, 6, 3};
    return vec_xor(vec_lookup256(aes_inverse_sbox, vec_shuffle8(x, vec_load(rows))), key);
}

ALWAYS_INLINE vec vec_aes_inverse_round(vec x, vec key) {
    return vec_xor(vec_aes_undo_mix_columns(vec_aes_last_inverse_round(x, vec_broadcast8(0))), key);
}

#endif
