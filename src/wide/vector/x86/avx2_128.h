/* Vectors of 128 bits with the instructions of AVX2, which have three operands and load from any
 * address. */
#define VECTOR_TIER TIER_AVX2
#define VECTOR_TARGET "avx2,bmi2,aes,pclmul"
#define VECTOR_HAS_AVX 1
#include "aesni.h"
#include "avx_wipe.h"

ALWAYS_INLINE void vec_wipe_registers(void) {
    wipe_low_registers();
}
