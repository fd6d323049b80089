/* The modes of lanes, each with its own key, for modes.h. */

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
    lanes->stack_end = deeper(lanes->stack_end, end_call());
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

static void kernel_set_lane(lane_set *lanes, size_t lane, const broadside_key *key, bool decrypts) {
    _Static_assert(sizeof(lane_keys) <= sizeof lanes->keys, "the keys of all lanes");
    _Static_assert(sizeof(vec[VECTORS]) <= sizeof lanes->state, "the state of all lanes");
    _Static_assert((size_t)PASS_BLOCKS <= (size_t)LANES_LIMIT, "the pointers of all lanes");
    set_lane_key((lane_keys *)(void *)lanes->keys, lane, key, decrypts);
    lanes->stack_end = deeper(lanes->stack_end, stack_end());
}
