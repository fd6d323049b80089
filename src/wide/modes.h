/*
 * The modes of one kernel. The kernel's file includes this after it has defined
 *
 *     CIPHER, KERNEL            names, as in `broadside_rc6_avx512_64`: broadside_CIPHER_KERNEL
 *     BLOCK                     bytes of a block: 8 or 16
 *     VECTORS                   vectors of a pass; consecutive blocks (or lanes) fill them in order
 *     LEAST_BLOCKS, LEAST_LANES see `kernel`
 *     call_keys                 a type: what the cipher needs of one key for a call
 *     prepare(call_keys *, const broadside_key *)
 *     lane_keys                 a type: the keys of all lanes, at most LANE_KEY_BYTES
 *     set_lane_key(lane_keys *, size_t lane, const broadside_key *)
 *     prepare_lanes(lane_keys *) before the first step of a call
 *     slice(vec x[VECTORS])     from blocks to the cipher's own form, and
 *     unslice(vec x[VECTORS])   back
 *     encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each), and decrypt: one of the
 *                               two pointers is NULL, a constant
 *
 * All of them are ALWAYS_INLINE. It may define
 *
 *     CHAINS                    the kernel has one block, and functions for single chains
 *     KIND_OF_KEY               and kind_of_key: see `kernel`
 */
#include "counters.h"

enum {
    PASS_BYTES = VECTORS * VECTOR_BYTES,
    PASS_BLOCKS = PASS_BYTES / BLOCK,
    VECTOR_BLOCKS = VECTOR_BYTES / BLOCK
};

/* One pass over whole vectors. `out` equals `in` or does not overlap it. */
typedef void pass_function(const call_keys *keys, uint8_t *out, const uint8_t *in, uint8_t *state);

ALWAYS_INLINE void load_pass(vec x[VECTORS], const uint8_t *in) {
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_load(in + i * VECTOR_BYTES);
}

ALWAYS_INLINE void store_pass(uint8_t *out, const vec x[VECTORS]) {
    for (size_t i = 0; i < VECTORS; i++)
        vec_store(out + i * VECTOR_BYTES, x[i]);
}

ALWAYS_INLINE void encrypt_pass(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    slice(x);
    encrypt(x, all, each);
    unslice(x);
}

ALWAYS_INLINE void decrypt_pass(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    slice(x);
    decrypt(x, all, each);
    unslice(x);
}

ALWAYS_INLINE void pass_ecb_encrypt(const call_keys *keys, uint8_t *out, const uint8_t *in,
                                    uint8_t *state) {
    vec x[VECTORS];
    (void)state;
    load_pass(x, in);
    encrypt_pass(x, keys, NULL);
    store_pass(out, x);
}

ALWAYS_INLINE void pass_ecb_decrypt(const call_keys *keys, uint8_t *out, const uint8_t *in,
                                    uint8_t *state) {
    vec x[VECTORS];
    (void)state;
    load_pass(x, in);
    decrypt_pass(x, keys, NULL);
    store_pass(out, x);
}

ALWAYS_INLINE void pass_ctr(const call_keys *keys, uint8_t *out, const uint8_t *in,
                            uint8_t *state) {
    vec x[VECTORS];
    if (counters_carry(state, BLOCK, PASS_BLOCKS))
        count_slowly(x, VECTORS, state, BLOCK);
    else
        count_vectors(x, VECTORS, state, BLOCK);
    encrypt_pass(x, keys, NULL);
    for (size_t i = 0; i < VECTORS; i++)
        vec_store(out + i * VECTOR_BYTES, vec_xor(x[i], vec_load(in + i * VECTOR_BYTES)));
}

/* Adds the blocks before those at `in`, and stores. The last vector is the first, because `out` may
 * be `in`, and no store may change what is still to be loaded. */
ALWAYS_INLINE void store_chained(uint8_t *out, const vec x[VECTORS], const uint8_t *in,
                                 uint8_t *feedback) {
    uint8_t first[VECTOR_BYTES], last[BLOCK];
    copy_bytes(first, feedback, BLOCK);
    copy_bytes(first + BLOCK, in, VECTOR_BYTES - BLOCK);
    copy_bytes(last, in + PASS_BYTES - BLOCK, BLOCK);
    for (size_t i = VECTORS - 1; i > 0; i--)
        vec_store(out + i * VECTOR_BYTES, vec_xor(x[i], vec_load(in + i * VECTOR_BYTES - BLOCK)));
    vec_store(out, vec_xor(x[0], vec_load(first)));
    copy_bytes(feedback, last, BLOCK);
}

ALWAYS_INLINE void pass_cbc_decrypt(const call_keys *keys, uint8_t *out, const uint8_t *in,
                                    uint8_t *state) {
    vec x[VECTORS];
    load_pass(x, in);
    decrypt_pass(x, keys, NULL);
    store_chained(out, x, in, state);
}

ALWAYS_INLINE void pass_cfb_decrypt(const call_keys *keys, uint8_t *out, const uint8_t *in,
                                    uint8_t *state) {
    vec x[VECTORS];
    uint8_t first[VECTOR_BYTES];
    copy_bytes(first, state, BLOCK);
    copy_bytes(first + BLOCK, in, VECTOR_BYTES - BLOCK);
    copy_bytes(state, in + PASS_BYTES - BLOCK, BLOCK);
    x[0] = vec_load(first);
    for (size_t i = 1; i < VECTORS; i++)
        x[i] = vec_load(in + i * VECTOR_BYTES - BLOCK);
    encrypt_pass(x, keys, NULL);
    for (size_t i = 0; i < VECTORS; i++)
        vec_store(out + i * VECTOR_BYTES, vec_xor(x[i], vec_load(in + i * VECTOR_BYTES)));
}

/* Runs a pass for each PASS_BLOCKS blocks. The last pass works on a copy if it is not full. */
ALWAYS_INLINE void run_passes(pass_function *pass, wide_mode mode, const broadside_key *key,
                              uint8_t *out, const uint8_t *in, size_t blocks, uint8_t *state) {
    uint8_t buffer[PASS_BYTES];
    call_keys keys;
    prepare(&keys, key);
    for (; blocks >= PASS_BLOCKS; blocks -= PASS_BLOCKS, in += PASS_BYTES, out += PASS_BYTES)
        pass(&keys, out, in, state);
    if (blocks > 0) {
        size_t bytes = blocks * BLOCK;
        uint8_t next[BLOCK] = {0};
        state_after(next, mode, state, in, blocks, BLOCK);
        copy_bytes(buffer, in, bytes);
        for (size_t i = bytes; i < PASS_BYTES; i++)
            buffer[i] = 0;
        pass(&keys, buffer, buffer, state);
        copy_bytes(out, buffer, bytes);
        if (state != NULL)
            copy_bytes(state, next, BLOCK);
        broadside_wipe(buffer, sizeof buffer); /* it may hold keystream that was not used */
    }
    broadside_wipe(&keys, sizeof keys);
    vec_wipe_registers();
}

#define WIDE_FUNCTION(name, mode)                                                                  \
    static void wide_##name(const broadside_key *key, uint8_t *out, const uint8_t *in,             \
                            size_t blocks, uint8_t *state) {                                       \
        run_passes(pass_##name, mode, key, out, in, blocks, state);                                \
    }

WIDE_FUNCTION(ecb_encrypt, WIDE_ECB_ENCRYPT)
WIDE_FUNCTION(ecb_decrypt, WIDE_ECB_DECRYPT)
WIDE_FUNCTION(ctr, WIDE_CTR)
WIDE_FUNCTION(cbc_decrypt, WIDE_CBC_DECRYPT)
WIDE_FUNCTION(cfb_decrypt, WIDE_CFB_DECRYPT)

#if BLOCK == 16
ALWAYS_INLINE void pass_xts(const call_keys *keys, uint8_t *out, const uint8_t *in, uint8_t *state,
                            bool decrypts) {
    vec x[VECTORS], tweaks[VECTORS];
    tweak_vectors(tweaks, VECTORS, state);
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_xor(tweaks[i], vec_load(in + i * VECTOR_BYTES));
    if (decrypts)
        decrypt_pass(x, keys, NULL);
    else
        encrypt_pass(x, keys, NULL);
    for (size_t i = 0; i < VECTORS; i++)
        vec_store(out + i * VECTOR_BYTES, vec_xor(x[i], tweaks[i]));
}

ALWAYS_INLINE void pass_xts_encrypt(const call_keys *keys, uint8_t *out, const uint8_t *in,
                                    uint8_t *state) {
    pass_xts(keys, out, in, state, false);
}

ALWAYS_INLINE void pass_xts_decrypt(const call_keys *keys, uint8_t *out, const uint8_t *in,
                                    uint8_t *state) {
    pass_xts(keys, out, in, state, true);
}

WIDE_FUNCTION(xts_encrypt, WIDE_XTS_ENCRYPT)
WIDE_FUNCTION(xts_decrypt, WIDE_XTS_DECRYPT)
#endif

#if defined(CHAINS)
/* One chain: each block waits for the one before. */
ALWAYS_INLINE void run_chain(wide_mode mode, const broadside_key *key, uint8_t *out,
                             const uint8_t *in, size_t blocks, uint8_t *state) {
    _Static_assert(PASS_BLOCKS == 1, "a kernel of one block");
    call_keys keys;
    prepare(&keys, key);
    vec x[1] = {vec_load(state)};
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK) {
        vec data = vec_load(in);
        if (mode == WIDE_CBC_ENCRYPT)
            x[0] = vec_xor(x[0], data);
        encrypt_pass(x, &keys, NULL);
        if (mode == WIDE_CFB_ENCRYPT)
            x[0] = vec_xor(x[0], data);
        vec_store(out, mode == WIDE_OFB ? vec_xor(x[0], data) : x[0]);
    }
    vec_store(state, x[0]);
    vec_wipe_registers();
}

#define CHAIN_FUNCTION(name, mode)                                                                 \
    static void wide_##name(const broadside_key *key, uint8_t *out, const uint8_t *in,             \
                            size_t blocks, uint8_t *state) {                                       \
        run_chain(mode, key, out, in, blocks, state);                                              \
    }

CHAIN_FUNCTION(cbc_encrypt, WIDE_CBC_ENCRYPT)
CHAIN_FUNCTION(cfb_encrypt, WIDE_CFB_ENCRYPT)
CHAIN_FUNCTION(ofb, WIDE_OFB)
#endif

/* One step of all lanes: `state` and `data` are the lanes' registers and input; the result is the
 * output, which takes the place of the data. */
ALWAYS_INLINE void step_lanes(lane_mode mode, vec state[VECTORS], vec data[VECTORS],
                              const lane_keys *keys) {
    vec x[VECTORS];
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = mode == LANE_CBC_ENCRYPT   ? vec_xor(state[i], data[i])
               : mode == LANE_CBC_DECRYPT ? data[i]
                                          : state[i];
    if (mode == LANE_CBC_DECRYPT)
        decrypt_pass(x, NULL, keys);
    else
        encrypt_pass(x, NULL, keys);
    for (size_t i = 0; i < VECTORS; i++)
        switch (mode) {
        case LANE_CBC_ENCRYPT:
            data[i] = state[i] = x[i];
            break;
        case LANE_CFB_ENCRYPT:
            data[i] = state[i] = vec_xor(x[i], data[i]);
            break;
        case LANE_OFB:
            state[i] = x[i];
            data[i] = vec_xor(x[i], data[i]);
            break;
        case LANE_CTR:
            state[i] = next_counters(state[i], BLOCK);
            data[i] = vec_xor(x[i], data[i]);
            break;
        case LANE_CBC_DECRYPT:
        case LANE_CFB_DECRYPT: {
            vec plain = vec_xor(x[i], mode == LANE_CBC_DECRYPT ? state[i] : data[i]);
            state[i] = mode == LANE_CBC_DECRYPT || mode == LANE_CFB_DECRYPT ? data[i] : state[i];
            data[i] = plain;
            break;
        }
        case LANE_MODES:
            break;
        }
}

/* All lanes are read before any is written: a lane without a channel repeats another. */
ALWAYS_INLINE void run_steps(lane_mode mode, lane_set *lanes, size_t steps) {
    lane_keys *keys = (lane_keys *)(void *)lanes->keys;
    vec state[VECTORS], data[VECTORS];
    prepare_lanes(keys);
    load_pass(state, lanes->state);
    for (size_t at = 0; at < steps * BLOCK; at += BLOCK) {
        for (size_t i = 0; i < VECTORS; i++)
            data[i] = vec_gather(lanes->in + i * VECTOR_BLOCKS, at, BLOCK);
        step_lanes(mode, state, data, keys);
        for (size_t i = 0; i < VECTORS; i++)
            vec_scatter(lanes->out + i * VECTOR_BLOCKS, at, data[i], BLOCK);
    }
    store_pass(lanes->state, state);
    for (size_t i = 0; i < PASS_BLOCKS; i++) {
        lanes->in[i] += steps * BLOCK;
        lanes->out[i] += steps * BLOCK;
    }
    vec_wipe_registers();
}

#define LANE_FUNCTION(name, mode)                                                                  \
    static void lanes_##name(lane_set *lanes, size_t steps) {                                      \
        run_steps(mode, lanes, steps);                                                             \
    }

LANE_FUNCTION(cbc_encrypt, LANE_CBC_ENCRYPT)
LANE_FUNCTION(cfb_encrypt, LANE_CFB_ENCRYPT)
LANE_FUNCTION(ofb, LANE_OFB)
LANE_FUNCTION(ctr, LANE_CTR)
LANE_FUNCTION(cbc_decrypt, LANE_CBC_DECRYPT)
LANE_FUNCTION(cfb_decrypt, LANE_CFB_DECRYPT)

static void kernel_set_lane(lane_set *lanes, size_t lane, const broadside_key *key) {
    _Static_assert(sizeof(lane_keys) <= sizeof lanes->keys, "the keys of all lanes");
    _Static_assert(sizeof(vec[VECTORS]) <= sizeof lanes->state, "the state of all lanes");
    _Static_assert((size_t)PASS_BLOCKS <= (size_t)LANES_LIMIT, "the pointers of all lanes");
    set_lane_key((lane_keys *)(void *)lanes->keys, lane, key);
}

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define KERNEL_NAME_(cipher, name) broadside_##cipher##_##name
#define KERNEL_NAME(cipher, name) KERNEL_NAME_(cipher, name)

extern const kernel KERNEL_NAME(CIPHER, KERNEL);
const kernel KERNEL_NAME(CIPHER, KERNEL) = {
    .name = TEXT(KERNEL),
    .needs = VECTOR_TIER,
    .blocks = PASS_BLOCKS,
    .least_blocks = LEAST_BLOCKS,
    .least_lanes = LEAST_LANES,
    .modes =
        {
            [WIDE_ECB_ENCRYPT] = wide_ecb_encrypt,
            [WIDE_ECB_DECRYPT] = wide_ecb_decrypt,
            [WIDE_CTR] = wide_ctr,
            [WIDE_CBC_DECRYPT] = wide_cbc_decrypt,
            [WIDE_CFB_DECRYPT] = wide_cfb_decrypt,
#if BLOCK == 16
            [WIDE_XTS_ENCRYPT] = wide_xts_encrypt,
            [WIDE_XTS_DECRYPT] = wide_xts_decrypt,
#endif
#if defined(CHAINS)
            [WIDE_CBC_ENCRYPT] = wide_cbc_encrypt,
            [WIDE_CFB_ENCRYPT] = wide_cfb_encrypt,
            [WIDE_OFB] = wide_ofb,
#endif
        },
    .lanes =
        {
            [LANE_CBC_ENCRYPT] = lanes_cbc_encrypt,
            [LANE_CFB_ENCRYPT] = lanes_cfb_encrypt,
            [LANE_OFB] = lanes_ofb,
            [LANE_CTR] = lanes_ctr,
            [LANE_CBC_DECRYPT] = lanes_cbc_decrypt,
            [LANE_CFB_DECRYPT] = lanes_cfb_decrypt,
        },
    .set_lane = kernel_set_lane,
#if defined(KIND_OF_KEY)
    .kind_of_key = kind_of_key,
#endif
};
