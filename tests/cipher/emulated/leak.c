/* Compiled as the kernels are; see leak.h. */
#include "leak.h"
#include "../../../src/wide/vector/x86/avx512_vbmi.h"

#include <valgrind/memcheck.h>

static volatile uint8_t sink;

int look_up_secret(bool in_memory) {
    uint8_t table[128], index[VECTOR_BYTES], found[VECTOR_BYTES];
    for (size_t i = 0; i < sizeof table; i++)
        table[i] = (uint8_t)(3 * i);
    for (size_t i = 0; i < sizeof index; i++)
        index[i] = (uint8_t)(2 * i);
    VALGRIND_MAKE_MEM_UNDEFINED(index, sizeof index);
    if (in_memory) {
        vec_store(found, vec_xor(vec_load(index), vec_broadcast8(1)));
        for (size_t i = 0; i < sizeof found; i++)
            sink = table[found[i]];
    } else {
        vec_store(found, vec_lookup128(vec_load(table), vec_load(table + 64), vec_load(index)));
        for (size_t i = 0; i < sizeof found; i++)
            sink = found[i];
    }
    VALGRIND_MAKE_MEM_DEFINED(found, sizeof found);
    for (size_t i = 0; !in_memory && i < sizeof found; i++)
        if (found[i] != (uint8_t)(6 * i))
            return 1;
    return 0;
}

#include "../../../src/wide/vector/end.h"
