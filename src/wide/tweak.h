/* Tweaks of XTS: little-endian polynomials over GF(2) modulo x^128 + x^7 + x^2 + x + 1, IEEE
 * 1619-2018 section 5.2. */
#ifndef BROADSIDE_WIDE_TWEAK_H
#define BROADSIDE_WIDE_TWEAK_H

#include "../bytes.h"

/* The tweak times x: the tweak of the next block. */
static inline void double_tweak(uint8_t tweak[16]) {
    uint64_t low = load_le64(tweak), high = load_le64(tweak + 8);
    store_le64(tweak, low << 1 ^ (((uint64_t)0 - (high >> 63)) & 0x87));
    store_le64(tweak + 8, high << 1 | low >> 63);
}

#endif
