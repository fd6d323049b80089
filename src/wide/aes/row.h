/* Channels of AES without lanes: the round keys are read where the keys are. */
#ifndef BROADSIDE_WIDE_AES_ROW_H
#define BROADSIDE_WIDE_AES_ROW_H

#include "../kernel.h"

extern const row_kernel broadside_aes_avx2_row;

#endif
