/* Vectors of 128 bits: NEON of AArch64. `end.h` ends what this file begins. */
#ifndef BROADSIDE_WIDE_VECTOR_H
#define BROADSIDE_WIDE_VECTOR_H

#ifndef VECTOR_TIER /* neon_aes.h asks for more */
#define VECTOR_TIER TIER_NEON
#endif
#include "../begin.h"

#include <arm_neon.h>

#define VECTOR_BYTES 16
#define VECTOR_HAS_32_REGISTERS 1
typedef uint8x16_t vec;

#define AS_WORDS(a) vreinterpretq_u32_u8(a)
#define AS_LONGS(a) vreinterpretq_u64_u8(a)
#define OF_WORDS(a) vreinterpretq_u8_u32(a)
#define OF_LONGS(a) vreinterpretq_u8_u64(a)

#define vec_load(p) vld1q_u8((const uint8_t *)(p))
#define vec_store(p, x) vst1q_u8((uint8_t *)(p), x)
#define vec_ones() vdupq_n_u8(0xff)
#define vec_broadcast8(x) vdupq_n_u8((uint8_t)(x))
#define vec_broadcast32(x) OF_WORDS(vdupq_n_u32(x))
#define vec_broadcast64(x) OF_LONGS(vdupq_n_u64(x))
#define vec_broadcast128(p) vec_load(p)
#define vec_broadcast_words(low, high) OF_LONGS(vcombine_u64(vcreate_u64(low), vcreate_u64(high)))

#define vec_xor(a, b) veorq_u8(a, b)
#define vec_xor3(a, b, c) vec_xor(vec_xor(a, b), c)
#define vec_and(a, b) vandq_u8(a, b)
#define vec_or(a, b) vorrq_u8(a, b)
#define vec_andnot(a, b) vbicq_u8(b, a) /* ~a & b */

#define vec_add32(a, b) OF_WORDS(vaddq_u32(AS_WORDS(a), AS_WORDS(b)))
#define vec_sub32(a, b) OF_WORDS(vsubq_u32(AS_WORDS(a), AS_WORDS(b)))
#define vec_mul32(a, b) OF_WORDS(vmulq_u32(AS_WORDS(a), AS_WORDS(b)))
#define vec_add64(a, b) OF_LONGS(vaddq_u64(AS_LONGS(a), AS_LONGS(b)))
/* Shifts of GNU C vectors also accept counts that become constant only after inlining. */
#define vec_shl32(a, count) OF_WORDS(AS_WORDS(a) << (count))
#define vec_shr32(a, count) OF_WORDS(AS_WORDS(a) >> (count))
#define vec_shl64(a, count) OF_LONGS(AS_LONGS(a) << (count))
#define vec_shr64(a, count) OF_LONGS(AS_LONGS(a) >> (count))

/* By a literal from 1 to 31: a shift, and a shift that inserts. */
#define vec_rotl32(a, count)                                                                       \
    OF_WORDS(vsriq_n_u32(vshlq_n_u32(AS_WORDS(a), count), AS_WORDS(a), 32 - (count)))
#define vec_rotr32(a, count) vec_rotl32(a, 32 - (count))

/* Each word has its own count. Only its low five bits matter. Shifts by negative counts go to the
 * right, and give zero from 32 on. */
ALWAYS_INLINE vec vec_rotlv32(vec a, vec counts) {
    int32x4_t left = vandq_s32(vreinterpretq_s32_u8(counts), vdupq_n_s32(31));
    int32x4_t right = vsubq_s32(left, vdupq_n_s32(32));
    return OF_WORDS(vorrq_u32(vshlq_u32(AS_WORDS(a), left), vshlq_u32(AS_WORDS(a), right)));
}

ALWAYS_INLINE vec vec_rotrv32(vec a, vec counts) {
    return vec_rotlv32(a, vreinterpretq_u8_s32(vnegq_s32(vreinterpretq_s32_u8(counts))));
}

/* Bytes; an index of 16 or more gives zero. */
#define vec_shuffle8(a, index) vqtbl1q_u8(a, index)
/* 32-bit words, by an immediate as _MM_SHUFFLE gives it: only the one that exchanges the halves. */
#define vec_shuffle32(a, order) vextq_u8(a, a, (order) == 0x4e ? 8 : -1)

#define vec_unpacklo32(a, b) OF_WORDS(vzip1q_u32(AS_WORDS(a), AS_WORDS(b)))
#define vec_unpackhi32(a, b) OF_WORDS(vzip2q_u32(AS_WORDS(a), AS_WORDS(b)))
#define vec_unpacklo64(a, b) OF_LONGS(vzip1q_u64(AS_LONGS(a), AS_LONGS(b)))
#define vec_unpackhi64(a, b) OF_LONGS(vzip2q_u64(AS_LONGS(a), AS_LONGS(b)))

/* table[index] for each byte of a table of 256. A lookup of 64 bytes leaves the bytes whose index
 * is out of its range as they are. */
#define VECTOR_HAS_LOOKUP256 1
ALWAYS_INLINE vec vec_lookup256(const uint8_t table[256], vec index) {
    vec y = vqtbl4q_u8(vld1q_u8_x4(table), index);
    y = vqtbx4q_u8(y, vld1q_u8_x4(table + 64), veorq_u8(index, vdupq_n_u8(0x40)));
    y = vqtbx4q_u8(y, vld1q_u8_x4(table + 128), veorq_u8(index, vdupq_n_u8(0x80)));
    return vqtbx4q_u8(y, vld1q_u8_x4(table + 192), veorq_u8(index, vdupq_n_u8(0xc0)));
}

/* The upper halves of the 32-bit words of `low` change places with the lower ones of `high`. */
ALWAYS_INLINE void vec_exchange16(vec *low, vec *high) {
    uint16x8_t a = vreinterpretq_u16_u8(*low), b = vreinterpretq_u16_u8(*high);
    *low = vreinterpretq_u8_u16(vtrn1q_u16(a, b));
    *high = vreinterpretq_u8_u16(vtrn2q_u16(a, b));
}

/* The same with the bytes of 16-bit words. */
ALWAYS_INLINE void vec_exchange8(vec *low, vec *high) {
    vec a = *low, b = *high;
    *low = vtrn1q_u8(a, b);
    *high = vtrn2q_u8(a, b);
}

/* `set` in the bytes where the top bit of `mask` is set, `clear` in the others. */
#define vec_choose8(mask, set, clear) vbslq_u8(vcltzq_s8(vreinterpretq_s8_u8(mask)), set, clear)

/* A block of 16 bytes, or two of 8 bytes, each at `at` from its own place. */
ALWAYS_INLINE vec vec_gather(const uint8_t *const from[], size_t at, size_t block) {
    return block == 16 ? vec_load(from[0] + at)
                       : vcombine_u8(vld1_u8(from[0] + at), vld1_u8(from[1] + at));
}

ALWAYS_INLINE void vec_scatter(uint8_t *const to[], size_t at, vec x, size_t block) {
    if (block == 16) {
        vec_store(to[0] + at, x);
    } else {
        vst1_u8(to[0] + at, vget_low_u8(x));
        vst1_u8(to[1] + at, vget_high_u8(x));
    }
}

/* The blocks of `current`, moved up by one; the last of `before` becomes the first. */
ALWAYS_INLINE vec vec_shift_in(vec before, vec current, size_t block) {
    return block == 16 ? before : vextq_u8(before, current, 8);
}

/* Leaves nothing of key and data in the vector registers. */
ALWAYS_INLINE void vec_wipe_registers(void) {
    __asm__ volatile("movi v0.2d, #0\n\tmovi v1.2d, #0\n\tmovi v2.2d, #0\n\tmovi v3.2d, #0\n\t"
                     "movi v4.2d, #0\n\tmovi v5.2d, #0\n\tmovi v6.2d, #0\n\tmovi v7.2d, #0\n\t"
                     "movi v8.2d, #0\n\tmovi v9.2d, #0\n\tmovi v10.2d, #0\n\tmovi v11.2d, #0\n\t"
                     "movi v12.2d, #0\n\tmovi v13.2d, #0\n\tmovi v14.2d, #0\n\tmovi v15.2d, #0\n\t"
                     "movi v16.2d, #0\n\tmovi v17.2d, #0\n\tmovi v18.2d, #0\n\tmovi v19.2d, #0\n\t"
                     "movi v20.2d, #0\n\tmovi v21.2d, #0\n\tmovi v22.2d, #0\n\tmovi v23.2d, #0\n\t"
                     "movi v24.2d, #0\n\tmovi v25.2d, #0\n\tmovi v26.2d, #0\n\tmovi v27.2d, #0\n\t"
                     "movi v28.2d, #0\n\tmovi v29.2d, #0\n\tmovi v30.2d, #0\n\tmovi v31.2d, #0"
                     :
                     :
                     : "v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7", "v8", "v9", "v10", "v11",
                       "v12", "v13", "v14", "v15", "v16", "v17", "v18", "v19", "v20", "v21", "v22",
                       "v23", "v24", "v25", "v26", "v27", "v28", "v29", "v30", "v31");
}

#endif
