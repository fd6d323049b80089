/* Wipes the data that kernels leave on the stack. */
#include "kernel.h"

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
