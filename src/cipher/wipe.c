/* Wipes memory, and what functions leave on the stack. */
#include "../wide/kernel.h"
#include "cipher.h"

void broadside_wipe(void *memory, size_t size) {
    if (memory == NULL)
        return;
#if defined(__GNUC__)
    uint8_t *p = memory;
    for (size_t i = 0; i < size; i++)
        p[i] = 0;
    /* The compiler must assume that something reads the zeros. */
    __asm__ volatile("" : : "r"(memory) : "memory");
#else
    volatile uint8_t *p = memory;
    for (size_t i = 0; i < size; i++)
        p[i] = 0;
#endif
}

/* More bytes than the stack frames of any key schedule function or pass of a cipher. */
enum { STACK_WIPE_BYTES = 4096 };

NOT_INLINED void broadside_wipe_stack_below(void) {
    uint8_t stack[STACK_WIPE_BYTES];
    broadside_wipe(stack, sizeof stack);
}

#if defined(__GNUC__)
__attribute__((noinline)) void broadside_wipe_stack_to(const uint8_t *end) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if ((uintptr_t)end < here) {
        size_t size = here - (uintptr_t)end;
        broadside_wipe(__builtin_alloca(size), size);
    }
}
#else
/* Other compilers build no kernels. */
void broadside_wipe_stack_to(const uint8_t *end) {
    (void)end;
}
#endif
