/* The tier of AVX-512 with VBMI, for vectors of any width. */
#define VECTOR_TIER TIER_AVX512_VBMI
#define VECTOR_TARGET                                                                              \
    "avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,gfni,vaes,vpclmulqdq,bmi2"
