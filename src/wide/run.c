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

/* The first kernel from `k` on that does at least one of the blocks, and its share of them. The end
 * of the list, if there is none. */
static inline const kernel *const *next_kernel(const kernel *const *k, uint32_t tiers,
                                               wide_mode mode, size_t blocks, size_t *now) {
    for (; *k != NULL; k++) {
        if (is_too_wide(*k, mode, blocks) || !is_usable(*k, tiers, mode))
            continue;
        *now = share(*k, mode, blocks);
        if (*now != 0)
            break;
    }
    return k;
}

/* Does at least one block, if need be by several kernels. */
static NOT_INLINED void run_parts(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                  size_t blocks, uint8_t *state, wide_mode mode) {
    uint32_t tiers = broadside_tiers();
    const kernel *const *k = kernels_of(key->cipher);
    for (size_t now; *(k = next_kernel(k, tiers, mode, blocks, &now)) != NULL; k++) {
        broadside_wipe_stack_to((*k)->modes[mode](key, out, in, now, state));
        blocks -= now;
        if (blocks == 0)
            return;
        size_t bytes = now * key->cipher->block_bytes;
        in += bytes;
        out += bytes;
    }
    broadside_run_narrow(key, out, in, blocks, state, mode);
}

/* A short message takes little more time than this function. So it treats the common case apart:
 * one kernel does all blocks, which do not wait for one another. */
void broadside_run_mode(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks,
                        uint8_t *state, wide_mode mode) {
    if (blocks == 0)
        return;
    if (mode < WIDE_CBC_ENCRYPT) {
        uint32_t tiers = atomic_load_explicit(&broadside_known_tiers, memory_order_relaxed);
        const kernel *const *k = kernels_of(key->cipher);
        while (*k != NULL && (blocks < (*k)->least_blocks || !is_usable(*k, tiers, mode)))
            k++;
        if (*k != NULL && share(*k, mode, blocks) == blocks) {
            broadside_wipe_stack_to((*k)->modes[mode](key, out, in, blocks, state));
            return;
        }
    }
    run_parts(key, out, in, blocks, state, mode);
}
