/* Wipes memory, and what functions leave on the stack. */
#include "../wide/kernel.h"
#include "cipher.h"

void broadside_wipe(void *memory, size_t size) {
    if (memory != NULL)
        wipe(memory, size);
}

/* The stack: more bytes than the frames of any key schedule function or pass of a cipher. */
enum { STACK_WIPE_BYTES = 4096, STACK_ALIGNMENT = 16, CACHE_LINE = 64 };

NOT_INLINED void broadside_wipe_stack_below(void) {
    uint8_t stack[STACK_WIPE_BYTES];
    wipe(stack, sizeof stack);
}

#if defined(__GNUC__)
/* Wipes from the first cache line on; `size` is a multiple of STACK_ALIGNMENT. No store crosses a
 * line, which would take longer, or a page, which takes 25 cycles on Zen 4. */
static inline void wipe_lines(uint8_t *memory, size_t size) {
    size_t skipped = -(uintptr_t)memory & (CACHE_LINE - 1);
    size_t end = size - ((size - skipped) & (CACHE_LINE - 1));
    wipe(memory + skipped, end - skipped);
    for (; end < size; end += STACK_ALIGNMENT)
        wipe(memory + end, STACK_ALIGNMENT);
}

/* What lies between the array and this function's frame is not wiped. So the frame is small, and
 * the array has a multiple of 16 bytes, because it is then closest to the frame. */
__attribute__((noinline)) void broadside_wipe_stack_to(const uint8_t *end) {
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    if ((uintptr_t)end < here) {
        size_t size = (here - (uintptr_t)end + CACHE_LINE - 1) & ~(size_t)(STACK_ALIGNMENT - 1);
        wipe_lines(__builtin_alloca(size), size);
    }
}
#else
/* Other compilers build no kernels. */
void broadside_wipe_stack_to(const uint8_t *end) {
    (void)end;
}
#endif
