/* Vectors of 128 bits: NEON of AArch64 and its AES instructions, which add the key before the round
 * (aes.h). They are written in assembly: processors join the two instructions of a round only if
 * they follow each other, and compilers separate them. */
#define VECTOR_TIER TIER_NEON_AES
#define VECTOR_HAS_AES 1
#define VECTOR_AES_ADDS_KEY_FIRST 1
#include "neon.h"

#define NEON_AES(name, instructions)                                                               \
    ALWAYS_INLINE vec name(vec x, vec key) {                                                       \
        __asm__(".arch_extension aes\n\t" instructions : "+w"(x) : "w"(key));                      \
        return x;                                                                                  \
    }

NEON_AES(vec_aes_round, "aese %0.16b, %1.16b\n\taesmc %0.16b, %0.16b")
NEON_AES(vec_aes_last_round, "aese %0.16b, %1.16b")
NEON_AES(vec_aes_inverse_round, "aesd %0.16b, %1.16b\n\taesimc %0.16b, %0.16b")
NEON_AES(vec_aes_last_inverse_round, "aesd %0.16b, %1.16b")

ALWAYS_INLINE vec vec_aes_undo_mix_columns(vec x) {
    __asm__(".arch_extension aes\n\taesimc %0.16b, %0.16b" : "+w"(x));
    return x;
}
