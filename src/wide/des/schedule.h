/* The key schedules of DES and triple-DES with AVX2. */
#ifndef BROADSIDE_WIDE_DES_SCHEDULE_H
#define BROADSIDE_WIDE_DES_SCHEDULE_H

#include "../kernel.h"

/* Each is a `wide_set_key`. */
const uint8_t *broadside_des_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size);
const uint8_t *broadside_des3_wide_schedule(broadside_key *head, const uint8_t *bytes, size_t size);

#endif
