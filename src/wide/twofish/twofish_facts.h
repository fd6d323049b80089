/* What all kernels of Twofish on many bytes state; see src/cipher/twofish for the cipher. */
enum { KEY_WORDS = 40, ROUNDS = 16, FIRST_ROUND_KEY = 8, KEY_PAIRS_MAX = 4 };
#define BLOCK 16
#define CIPHER twofish

/* For bytes 0 to 3, whether they go through q0 or q1 in each stage (section 4.3.2). The last stage
 * comes first. */
static const uint8_t permutations[KEY_PAIRS_MAX + 1][4] = {
    {1, 0, 1, 0}, {0, 0, 1, 1}, {0, 1, 0, 1}, {1, 1, 0, 0}, {1, 0, 0, 1},
};
