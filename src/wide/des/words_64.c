/* DES, 64 blocks a pass on words of 64 bits. */
#include "../vector/tiers.h"
#if BUILD_WORDS
#include "../vector/words.h"
#define CIPHER des
#define STAGES 1
#define KERNEL words_64
#define LEAST_BLOCKS 4
#define LEAST_LANES 4
#define LEAST_ALONE 56
#include "bits.h"

#include "../vector/end.h"
#endif
