/* Key bytes in the form that the lookups by nibbles take. */
#include "../../../cipher/twofish/twofish_nibbles.h"

/* The linear part of q for four bytes: the sum of the nibbles in the low nibble, b in the high one.
 */
ALWAYS_INLINE uint32_t mixed(uint32_t bytes) {
    const uint32_t nibble = 0x0f0f0f0f, bit = 0x01010101;
    uint32_t a = bytes >> 4 & nibble, b = bytes & nibble;
    uint32_t turned = (b >> 1 & 0x07070707) | (b & bit) << 3;
    return (a ^ b) | (a ^ turned ^ (a & bit) << 3) << 4;
}
