/*
 * The S-box of AES as a circuit of 115 gates, without tables or branches: J. Boyar and R. Peralta,
 * "A new combinational logic minimization technique with applications to cryptology", IACR ePrint
 * 2009/191. The names of the signals are theirs; inputs and outputs count from the top bit.
 */
#ifndef BROADSIDE_CIPHER_AES_CIRCUIT_H
#define BROADSIDE_CIPHER_AES_CIRCUIT_H

#include <stdint.h>

/* Replaces bytes whose bit i is in slice i: one byte for each bit of a slice. */
static inline void aes_substitute(uint64_t x[8]) {
    uint64_t x0 = x[7], x1 = x[6], x2 = x[5], x3 = x[4], x4 = x[3], x5 = x[2], x6 = x[1], x7 = x[0];

    /* The linear layer before the inversion. */
    uint64_t y14 = x3 ^ x5, y13 = x0 ^ x6, y9 = x0 ^ x3, y8 = x0 ^ x5, t0 = x1 ^ x2;
    uint64_t y1 = t0 ^ x7, y4 = y1 ^ x3, y12 = y13 ^ y14, y2 = y1 ^ x0, y5 = y1 ^ x6;
    uint64_t y3 = y5 ^ y8, t1 = x4 ^ y12, y15 = t1 ^ x5, y20 = t1 ^ x1, y6 = y15 ^ x7;
    uint64_t y10 = y15 ^ t0, y11 = y20 ^ y9, y7 = x7 ^ y11, y17 = y10 ^ y11, y19 = y10 ^ y8;
    uint64_t y16 = t0 ^ y11, y21 = y13 ^ y16, y18 = x0 ^ y16;

    /* Inversion in GF(2^8) over its subfields. */
    uint64_t t2 = y12 & y15, t3 = y3 & y6, t4 = t3 ^ t2, t5 = y4 & x7, t6 = t5 ^ t2;
    uint64_t t7 = y13 & y16, t8 = y5 & y1, t9 = t8 ^ t7, t10 = y2 & y7, t11 = t10 ^ t7;
    uint64_t t12 = y9 & y11, t13 = y14 & y17, t14 = t13 ^ t12, t15 = y8 & y10, t16 = t15 ^ t12;
    uint64_t t17 = t4 ^ t14, t18 = t6 ^ t16, t19 = t9 ^ t14, t20 = t11 ^ t16, t21 = t17 ^ y20;
    uint64_t t22 = t18 ^ y19, t23 = t19 ^ y21, t24 = t20 ^ y18, t25 = t21 ^ t22, t26 = t21 & t23;
    uint64_t t27 = t24 ^ t26, t28 = t25 & t27, t29 = t28 ^ t22, t30 = t23 ^ t24, t31 = t22 ^ t26;
    uint64_t t32 = t31 & t30, t33 = t32 ^ t24, t34 = t23 ^ t33, t35 = t27 ^ t33, t36 = t24 & t35;
    uint64_t t37 = t36 ^ t34, t38 = t27 ^ t36, t39 = t29 & t38, t40 = t25 ^ t39, t41 = t40 ^ t37;
    uint64_t t42 = t29 ^ t33, t43 = t29 ^ t40, t44 = t33 ^ t37, t45 = t42 ^ t41;
    uint64_t z0 = t44 & y15, z1 = t37 & y6, z2 = t33 & x7, z3 = t43 & y16, z4 = t40 & y1;
    uint64_t z5 = t29 & y7, z6 = t42 & y11, z7 = t45 & y17, z8 = t41 & y10, z9 = t44 & y12;
    uint64_t z10 = t37 & y3, z11 = t33 & y4, z12 = t43 & y13, z13 = t40 & y5, z14 = t29 & y2;
    uint64_t z15 = t42 & y9, z16 = t45 & y14, z17 = t41 & y8;

    /* The linear layer after the inversion, and the affine constant. */
    uint64_t t46 = z15 ^ z16, t47 = z10 ^ z11, t48 = z5 ^ z13, t49 = z9 ^ z10, t50 = z2 ^ z12;
    uint64_t t51 = z2 ^ z5, t52 = z7 ^ z8, t53 = z0 ^ z3, t54 = z6 ^ z7, t55 = z16 ^ z17;
    uint64_t t56 = z12 ^ t48, t57 = t50 ^ t53, t58 = z4 ^ t46, t59 = z3 ^ t54, t60 = t46 ^ t57;
    uint64_t t61 = z14 ^ t57, t62 = t52 ^ t58, t63 = t49 ^ t58, t64 = z4 ^ t59, t65 = t61 ^ t62;
    uint64_t t66 = z1 ^ t63, t67 = t64 ^ t65, s3 = t53 ^ t66;
    x[7] = t59 ^ t63;
    x[6] = t64 ^ ~s3;
    x[5] = t55 ^ ~t67;
    x[4] = s3;
    x[3] = t51 ^ t66;
    x[2] = t47 ^ t65;
    x[1] = t56 ^ ~t62;
    x[0] = t48 ^ ~t60;
}

/* The inverse of the S-box's affine map (FIPS 197, section 5.3.2, solved for the input). */
static inline void aes_undo_affine(uint64_t x[8]) {
    uint64_t y[8];
    for (unsigned i = 0; i < 8; i++)
        y[i] = x[(i + 2) % 8] ^ x[(i + 5) % 8] ^ x[(i + 7) % 8];
    for (unsigned i = 0; i < 8; i++)
        x[i] = i == 0 || i == 2 ? ~y[i] : y[i];
}

/* The inverse S-box. The S-box is an inversion, which undoes itself, and the affine map. */
static inline void aes_undo_substitute(uint64_t x[8]) {
    aes_undo_affine(x);
    aes_substitute(x);
    aes_undo_affine(x);
}

/* The S-box for each byte of a word. */
static inline uint32_t aes_substitute_bytes(uint32_t word) {
    uint64_t x[8];
    uint64_t result = 0;
    for (unsigned i = 0; i < 8; i++)
        x[i] = word >> i & 0x01010101;
    aes_substitute(x);
    for (unsigned i = 0; i < 8; i++)
        result |= (x[i] & 0x01010101) << i;
    return (uint32_t)result;
}

#endif
