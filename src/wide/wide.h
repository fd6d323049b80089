/* The kernels of each cipher. */
#ifndef BROADSIDE_WIDE_WIDE_H
#define BROADSIDE_WIDE_WIDE_H

#include "kernel.h"

extern const broadside_wide broadside_aes_wide, broadside_des_wide, broadside_des3_wide,
    broadside_mars_wide, broadside_rc6_wide, broadside_serpent_wide, broadside_twofish_wide;

extern wide_set_key broadside_mars_schedule_avx2, broadside_mars_schedule_avx512,
    broadside_rc6_schedule_avx512;

extern chain_function broadside_rc6_chain, broadside_serpent_chain;

#endif
