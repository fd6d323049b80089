/* The modes of lanes, each with its own key, for modes.h. */

/* One step of all lanes: `state` and `data` are the lanes' registers and input; the result is the
 * output, which takes the place of the data. */
ALWAYS_INLINE void step_lanes(lane_mode mode, vec state[VECTORS], vec data[VECTORS],
                              const lane_keys *keys) {
    vec x[VECTORS];
    for (size_t i = 0; i < VECTORS; i++) {
        x[i] = mode == LANE_CBC_ENCRYPT   ? vec_xor(state[i], data[i])
               : mode == LANE_CBC_DECRYPT ? data[i]
                                          : state[i];
        copied_one();
    }
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

#if !defined(VECTOR_TRANSPOSES)
#define VECTOR_TRANSPOSES(block) 0 /* a vector has one or two blocks */
#endif

#if VECTOR_TRANSPOSES(BLOCK)
/* The data of some steps: a vector's bytes of every lane. So each lane's cache line is read and
 * written once, as a whole: lines of many lanes often compete for a few places in the cache. */
enum { CHUNK_STEPS = VECTOR_BLOCKS, CHUNK_BYTES = CHUNK_STEPS * BLOCK };
typedef vec chunk[CHUNK_STEPS][VECTORS];
/* With two chunks, one is moved beside the rounds of the other. Two large chunks would not stay in
 * a cache of 48 KB. The rounds of their many lanes take much longer than moving a chunk does. */
enum { CHUNKS = sizeof(chunk) > 16 << 10 ? 1 : 2 };

/* Loads the lanes of vector `i`. */
ALWAYS_INLINE void load_lanes(chunk data, size_t i, const uint8_t *const from[], size_t at) {
    vec x[CHUNK_STEPS];
    for (size_t lane = 0; lane < CHUNK_STEPS; lane++)
        x[lane] = vec_load(from[i * VECTOR_BLOCKS + lane] + at);
    vec_transpose_blocks(x, BLOCK);
    for (size_t step = 0; step < CHUNK_STEPS; step++)
        data[step][i] = x[step];
}

ALWAYS_INLINE void store_lanes(uint8_t *const to[], size_t at, chunk data, size_t i) {
    vec x[CHUNK_STEPS];
    for (size_t step = 0; step < CHUNK_STEPS; step++)
        x[step] = data[step][i];
    vec_transpose_blocks(x, BLOCK);
    for (size_t lane = 0; lane < CHUNK_STEPS; lane++)
        vec_store(to[i * VECTOR_BLOCKS + lane] + at, x[lane]);
}

/* The same for a chunk of fewer steps. Not inlined, because it is rare. */
static __attribute__((noinline)) void load_few_steps(chunk data, const uint8_t *const from[],
                                                     size_t at, size_t steps) {
    for (size_t step = 0; step < steps; step++)
        for (size_t i = 0; i < VECTORS; i++)
            data[step][i] = vec_gather(from + i * VECTOR_BLOCKS, at + step * BLOCK, BLOCK);
}

static __attribute__((noinline)) void store_few_steps(uint8_t *const to[], size_t at, chunk data,
                                                      size_t steps) {
    for (size_t step = 0; step < steps; step++)
        for (size_t i = 0; i < VECTORS; i++)
            vec_scatter(to + i * VECTOR_BLOCKS, at + step * BLOCK, data[step][i], BLOCK);
}

/* While the processor does the rounds of a chunk, it also stores the chunk before and loads the one
 * after, a few vectors beside each step. All lanes of a chunk are read before any is written: a
 * lane without a channel repeats another. */
ALWAYS_INLINE void step_through(lane_mode mode, const lane_set *lanes, const lane_keys *keys,
                                vec state[VECTORS], size_t steps) {
    size_t whole = steps / CHUNK_STEPS, rest = steps % CHUNK_STEPS;
    chunk data[CHUNKS];
    for (size_t c = 0; c <= whole; c++) {
        vec(*now)[VECTORS] = data[c % CHUNKS], (*other)[VECTORS] = data[(c + 1) % CHUNKS];
        bool is_last = c == whole;
        size_t at = c * CHUNK_BYTES, moved = 0;
        if (is_last)
            load_few_steps(now, lanes->in, at, rest);
        for (size_t i = 0; !is_last && (CHUNKS == 1 || c == 0) && i < VECTORS; i++)
            load_lanes(now, i, lanes->in, at);
        for (size_t step = 0; step < (is_last ? rest : CHUNK_STEPS); step++) {
            step_lanes(mode, state, now[step], keys);
            for (; CHUNKS == 2 && moved * CHUNK_STEPS < (step + 1) * VECTORS; moved++) {
                if (c > 0)
                    store_lanes(lanes->out, at - CHUNK_BYTES, other, moved);
                if (c + 1 < whole)
                    load_lanes(other, moved, lanes->in, at + CHUNK_BYTES);
            }
        }
        for (; CHUNKS == 2 && is_last && c > 0 && moved < VECTORS; moved++)
            store_lanes(lanes->out, at - CHUNK_BYTES, other, moved);
        for (size_t i = 0; !is_last && CHUNKS == 1 && i < VECTORS; i++)
            store_lanes(lanes->out, at, now, i);
        if (is_last)
            store_few_steps(lanes->out, at, now, rest);
    }
}
#else
/* All lanes are read before any is written: a lane without a channel repeats another. */
ALWAYS_INLINE void step_through(lane_mode mode, const lane_set *lanes, const lane_keys *keys,
                                vec state[VECTORS], size_t steps) {
    vec data[VECTORS];
    for (size_t at = 0; at < steps * BLOCK; at += BLOCK) {
        for (size_t i = 0; i < VECTORS; i++)
            data[i] = vec_gather(lanes->in + i * VECTOR_BLOCKS, at, BLOCK);
        step_lanes(mode, state, data, keys);
        for (size_t i = 0; i < VECTORS; i++)
            vec_scatter(lanes->out + i * VECTOR_BLOCKS, at, data[i], BLOCK);
    }
}
#endif

ALWAYS_INLINE void run_steps(lane_mode mode, lane_set *lanes, size_t steps) {
    lane_keys *keys = (lane_keys *)(void *)lanes->keys;
    vec state[VECTORS];
    prepare_lanes(keys);
    load_pass(state, lanes->state);
    step_through(mode, lanes, keys, state, steps);
    store_pass(lanes->state, state);
    for (size_t i = 0; i < PASS_BLOCKS; i++) {
        lanes->in[i] += steps * BLOCK;
        lanes->out[i] += steps * BLOCK;
    }
    lanes->stack_end = deeper(lanes->stack_end, end_call());
}

/* Clang would call libc's memcpy for loops that copy much: see copied_one. */
#if defined(__clang__)
#define WITHOUT_LIBRARY __attribute__((no_builtin("memcpy", "memmove", "memset")))
#else
#define WITHOUT_LIBRARY
#endif

#define LANE_FUNCTION(name, mode)                                                                  \
    static WITHOUT_LIBRARY void lanes_##name(lane_set *lanes, size_t steps) {                      \
        run_steps(mode, lanes, steps);                                                             \
    }

LANE_FUNCTION(cbc_encrypt, LANE_CBC_ENCRYPT)
LANE_FUNCTION(cfb_encrypt, LANE_CFB_ENCRYPT)
LANE_FUNCTION(ofb, LANE_OFB)
LANE_FUNCTION(ctr, LANE_CTR)
LANE_FUNCTION(cbc_decrypt, LANE_CBC_DECRYPT)
LANE_FUNCTION(cfb_decrypt, LANE_CFB_DECRYPT)

#if defined(HAS_LANE_WORDS)
ALWAYS_INLINE void set_lane_key(lane_keys *keys, size_t lane, const broadside_key *key,
                                bool decrypts) {
    (void)decrypts;
    set_lane_words(keys->words, lane, words_of_key(key));
    set_lane_rest(keys, lane, key);
}

ALWAYS_INLINE void set_lane_keys(lane_keys *keys, const broadside_channel channels[],
                                 bool decrypts) {
    const uint8_t *words[PASS_BLOCKS];
    (void)decrypts;
    for (size_t lane = 0; lane < PASS_BLOCKS; lane++) {
        words[lane] = (const uint8_t *)words_of_key(channels[lane].key);
        set_lane_rest(keys, lane, channels[lane].key);
    }
    set_words_of_lanes(keys->words, words);
}
#elif !defined(SETS_LANES_TOGETHER)
ALWAYS_INLINE void set_lane_keys(lane_keys *keys, const broadside_channel channels[],
                                 bool decrypts) {
    for (size_t lane = 0; lane < PASS_BLOCKS; lane++)
        set_lane_key(keys, lane, channels[lane].key, decrypts);
}
#endif

static void kernel_set_lanes(lane_set *lanes, const broadside_channel channels[], bool decrypts) {
    for (size_t lane = 0; lane < PASS_BLOCKS; lane++) {
        copy_block(lanes->state + lane * BLOCK, channels[lane].chain->block, BLOCK);
        lanes->in[lane] = channels[lane].in;
        lanes->out[lane] = channels[lane].out;
    }
    set_lane_keys((lane_keys *)(void *)lanes->keys, channels, decrypts);
    lanes->stack_end = deeper(lanes->stack_end, stack_end());
}

static void kernel_set_lane(lane_set *lanes, size_t lane, const broadside_key *key, bool decrypts) {
    _Static_assert(sizeof(lane_keys) <= sizeof lanes->keys, "the keys of all lanes");
    _Static_assert(sizeof(vec[VECTORS]) <= sizeof lanes->state, "the state of all lanes");
    _Static_assert((size_t)PASS_BLOCKS <= (size_t)LANES_LIMIT, "the pointers of all lanes");
    set_lane_key((lane_keys *)(void *)lanes->keys, lane, key, decrypts);
    lanes->stack_end = deeper(lanes->stack_end, stack_end());
}
