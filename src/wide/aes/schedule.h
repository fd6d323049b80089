/* The key schedule of AES by instructions of the processor. */
#ifndef BROADSIDE_WIDE_AES_SCHEDULE_H
#define BROADSIDE_WIDE_AES_SCHEDULE_H

#include "../kernel.h"

wide_set_key broadside_aes_wide_schedule;

#endif
