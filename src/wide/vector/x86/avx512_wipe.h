/* Wipes the registers of AVX-512. */
#ifndef BROADSIDE_WIDE_AVX512_WIPE_H
#define BROADSIDE_WIDE_AVX512_WIPE_H

#include "avx_wipe.h"

/* Leaves nothing of key and data in the vector registers, and in the mask registers unless the
 * cipher states by NO_MASKS that they hold only numbers of bytes. scripts/check/instructions checks
 * that only general registers write them. KXORQ would take the port of the AES instructions for
 * seven cycles; KMOVQ takes another. */
ALWAYS_INLINE void vec_wipe_registers(void) {
    wipe_low_registers();
#if !defined(VECTOR_IS_EMULATED) /* a test emulates vectors without these registers */
    __asm__ volatile("vpxorq %%zmm16, %%zmm16, %%zmm16\n\tvpxorq %%zmm17, %%zmm17, %%zmm17\n\t"
                     "vpxorq %%zmm18, %%zmm18, %%zmm18\n\tvpxorq %%zmm19, %%zmm19, %%zmm19\n\t"
                     "vpxorq %%zmm20, %%zmm20, %%zmm20\n\tvpxorq %%zmm21, %%zmm21, %%zmm21\n\t"
                     "vpxorq %%zmm22, %%zmm22, %%zmm22\n\tvpxorq %%zmm23, %%zmm23, %%zmm23\n\t"
                     "vpxorq %%zmm24, %%zmm24, %%zmm24\n\tvpxorq %%zmm25, %%zmm25, %%zmm25\n\t"
                     "vpxorq %%zmm26, %%zmm26, %%zmm26\n\tvpxorq %%zmm27, %%zmm27, %%zmm27\n\t"
                     "vpxorq %%zmm28, %%zmm28, %%zmm28\n\tvpxorq %%zmm29, %%zmm29, %%zmm29\n\t"
                     "vpxorq %%zmm30, %%zmm30, %%zmm30\n\tvpxorq %%zmm31, %%zmm31, %%zmm31"
                     :
                     :
                     : "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23",
                       "xmm24", "xmm25", "xmm26", "xmm27", "xmm28", "xmm29", "xmm30", "xmm31");
#if !defined(NO_MASKS)
    __asm__ volatile("kmovq %0, %%k1\n\tkmovq %0, %%k2\n\tkmovq %0, %%k3\n\tkmovq %0, %%k4\n\t"
                     "kmovq %0, %%k5\n\tkmovq %0, %%k6\n\tkmovq %0, %%k7"
                     :
                     : "r"((uint64_t)0)
                     : "k1", "k2", "k3", "k4", "k5", "k6", "k7");
#endif
#endif
}

#endif
