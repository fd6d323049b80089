/* Chooses kernels for messages and channels. */
#include "../bytes.h"
#include "narrow.h"

static const kernel *const no_kernels[] = {NULL};

static const kernel *const *kernels_of(const broadside_cipher *cipher) {
    return cipher->wide == NULL ? no_kernels : cipher->wide->kernels;
}

/* `least_blocks` is at most a pass, so fewer blocks are no share of the kernel. */
static bool is_too_wide(const kernel *k, wide_mode mode, size_t blocks) {
    return blocks < k->least_blocks && mode < WIDE_CBC_ENCRYPT;
}

static bool is_usable(const kernel *k, uint32_t tiers, wide_mode mode) {
    return (k->needs & tiers) != 0 && k->modes[mode] != NULL;
}

/* The number of blocks that the kernel should do, of the blocks that are left. */
static size_t share(const kernel *k, wide_mode mode, size_t blocks) {
    if (mode >= WIDE_CBC_ENCRYPT)
        return blocks;
    size_t rest = blocks & (k->blocks - 1u);
    return rest >= k->least_blocks ? blocks : blocks - rest;
}

void broadside_run_mode(wide_mode mode, const broadside_key *key, uint8_t *out, const uint8_t *in,
                        size_t blocks, uint8_t *state) {
    if (blocks == 0)
        return;
    uint32_t tiers = broadside_tiers();
    for (const kernel *const *k = kernels_of(key->cipher); *k != NULL; k++) {
        if (is_too_wide(*k, mode, blocks) || !is_usable(*k, tiers, mode))
            continue;
        size_t now = share(*k, mode, blocks);
        if (now == 0)
            continue;
        broadside_wipe_stack_to((*k)->modes[mode](key, out, in, now, state));
        blocks -= now;
        if (blocks == 0)
            return;
        size_t bytes = now * key->cipher->block_bytes;
        in += bytes;
        out += bytes;
    }
    broadside_run_narrow(mode, key, out, in, blocks, state);
}

size_t broadside_blocks_alone(const broadside_cipher *cipher, wide_mode mode) {
    uint32_t tiers = broadside_tiers();
    for (const kernel *const *k = kernels_of(cipher); *k != NULL; k++)
        if (is_usable(*k, tiers, mode))
            return (*k)->least_blocks;
    return 0;
}
