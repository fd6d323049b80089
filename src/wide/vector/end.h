/* Ends code for one kind of processor, as the last line of a kernel's file. */
#if !defined(VECTOR_TARGET)
/* nothing was begun */
#elif defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif
