/* Chooses kernels for messages and channels. */
#include "choose.h"
#include "narrow.h"

static const kernel *const no_kernels[] = {NULL};

/* `least_blocks` is at most a pass, so fewer blocks are no share of the kernel. */
static bool is_too_wide(const kernel *k, wide_mode mode, size_t blocks) {
    return blocks < k->least_blocks && mode < WIDE_CBC_ENCRYPT;
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
    const broadside_wide *wide = key->cipher->wide;
    const kernel *const *k = wide == NULL ? no_kernels : kernels_for(wide, blocks);
    for (size_t now; *(k = next_kernel(k, tiers, mode, blocks, &now)) != NULL; k++) {
        wipe_stack((*k)->wipe_stack_to, (*k)->modes[mode](key, out, in, now, state));
        blocks -= now;
        if (blocks == 0)
            return;
        size_t bytes = now * key->cipher->block_bytes;
        in += bytes;
        out += bytes;
    }
    broadside_run_narrow(key, out, in, blocks, state, mode);
}

void broadside_run_mode(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks,
                        uint8_t *state, wide_mode mode) {
    if (blocks == 0)
        return;
    if (mode >= WIDE_CBC_ENCRYPT || !run_in_one_kernel(key, out, in, blocks, state, mode))
        run_parts(key, out, in, blocks, state, mode);
}

size_t broadside_run_ctr_bytes(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t bytes, uint8_t *state) {
    uint32_t tiers = broadside_tiers();
    const broadside_wide *wide = key->cipher->wide;
    size_t block = key->cipher->block_bytes, done = 0, now;
    size_t blocks = blocks_in(bytes + block - 1, block);
    const kernel *const *k = wide == NULL ? no_kernels : kernels_for(wide, blocks);
    for (; *(k = next_kernel(k, tiers, WIDE_CTR, blocks, &now)) != NULL; k++) {
        bool is_last = now == blocks;
        if (is_last && (*k)->modes[WIDE_CTR_BYTES] == NULL)
            continue;
        const uint8_t *end =
            is_last ? (*k)->modes[WIDE_CTR_BYTES](key, out + done, in + done, bytes - done, state)
                    : (*k)->modes[WIDE_CTR](key, out + done, in + done, now, state);
        if (end == NULL)
            break;
        wipe_stack((*k)->wipe_stack_to, end);
        if (is_last)
            return bytes;
        done += now * block;
        blocks -= now;
    }
    return done;
}
