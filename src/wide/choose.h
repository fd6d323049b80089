/* Chooses the kernel for a message that one kernel does whole. */
#ifndef BROADSIDE_WIDE_CHOOSE_H
#define BROADSIDE_WIDE_CHOOSE_H

#include "../bytes.h"
#include "kernel.h"

ALWAYS_INLINE bool is_usable(const kernel *k, uint32_t tiers, wide_mode mode) {
    return (k->needs & tiers) != 0 && k->modes[mode] != NULL;
}

/* The number of blocks that the kernel should do, of the blocks that are left. */
ALWAYS_INLINE size_t share(const kernel *k, wide_mode mode, size_t blocks) {
    if (mode >= WIDE_CBC_ENCRYPT)
        return blocks;
    size_t rest = blocks & (k->blocks - 1u);
    bool cuts = mode <= WIDE_CFB_DECRYPT && k->cuts_passes;
    return rest >= k->least_blocks || cuts ? blocks : blocks - rest;
}

/* The kernels that may do this number of blocks. */
ALWAYS_INLINE const kernel *const *kernels_for(const broadside_wide *wide, size_t blocks) {
    return blocks <= FEW_BLOCKS ? wide->few : wide->kernels;
}

/* Does at least one block in a mode whose blocks do not wait for one another, if the first kernel
 * that may do some of the blocks does all. Returns whether it did. A short message takes little
 * more time than this function. */
ALWAYS_INLINE bool run_in_one_kernel(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                     size_t blocks, uint8_t *state, wide_mode mode) {
    uint32_t tiers = atomic_load_explicit(&broadside_known_tiers, memory_order_relaxed);
    const broadside_wide *wide = key->cipher->wide;
    if (wide == NULL)
        return false;
    const kernel *const *k = kernels_for(wide, blocks);
    while (*k != NULL && (blocks < (*k)->least_blocks || !is_usable(*k, tiers, mode)))
        k++;
    if (*k == NULL || share(*k, mode, blocks) != blocks)
        return false;
    wipe_stack((*k)->wipe_stack_to, (*k)->modes[mode](key, out, in, blocks, state));
    return true;
}

/* Does a message in CTR whose last block is not whole, if the first kernel that may do some of the
 * blocks does all. Returns whether it did. The arguments are those of WIDE_CTR_BYTES. */
ALWAYS_INLINE bool run_bytes_in_one_kernel(const broadside_key *key, uint8_t *out,
                                           const uint8_t *in, size_t bytes, size_t blocks,
                                           uint8_t *state) {
    uint32_t tiers = atomic_load_explicit(&broadside_known_tiers, memory_order_relaxed);
    const broadside_wide *wide = key->cipher->wide;
    if (wide == NULL)
        return false;
    const kernel *const *k = kernels_for(wide, blocks);
    while (*k != NULL && (blocks < (*k)->least_blocks || !is_usable(*k, tiers, WIDE_CTR_BYTES)))
        k++;
    if (*k == NULL || share(*k, WIDE_CTR, blocks) != blocks)
        return false;
    const uint8_t *end = (*k)->modes[WIDE_CTR_BYTES](key, out, in, bytes, state);
    if (end == NULL)
        return false;
    wipe_stack((*k)->wipe_stack_to, end);
    return true;
}

#endif
