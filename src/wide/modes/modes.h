/*
 * The modes of one kernel. The kernel's file includes this after it has defined
 *
 *     CIPHER, KERNEL            names, as in `broadside_rc6_avx512_64`: broadside_CIPHER_KERNEL
 *     BLOCK                     bytes of a block: 8 or 16
 *     VECTORS                   vectors of a pass; consecutive blocks (or lanes) fill them in order
 *     LEAST_BLOCKS, LEAST_LANES see `kernel`
 *     LEAST_ALONE               see `kernel`; it is LEAST_BLOCKS if the file does not define it
 *     call_keys                 a type: what the cipher needs of one key for a call
 *     prepare(call_keys *, const broadside_key *)
 *     lane_keys                 a type: the keys of all lanes, at most LANE_KEY_BYTES
 *     set_lane_key(lane_keys *, size_t lane, const broadside_key *, bool decrypts), or
 *     HAS_LANE_WORDS            and words_of_key, set_lane_rest: see layout/words.h
 *     prepare_lanes(lane_keys *) before the first step of a call
 *     slice(vec x[VECTORS])     from blocks to the cipher's own form, and
 *     unslice(vec x[VECTORS])   back
 *     encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each), and decrypt: one of the
 *                               two pointers is NULL, a constant
 *
 * All of them are ALWAYS_INLINE. It may define
 *
 *     CHAINS                    the kernel has one block, and functions for single chains
 *     OWN_CHAIN                 and run_chain: the cipher has a faster one
 *     ADDS_IN_LAST_ROUND        and crypt_and_add: the cipher adds what a mode adds after it
 *     CUTS_PASSES               all modes but XTS write a pass that is not full without a buffer;
 *                               the code of the cipher then stands twice in each function.
 *                               BLOCK must be 16
 *     TWEAKS_BESIDE_ROUNDS      and crypt_with_tweaks: the same for XTS
 *     TWEAKS_IN_REGISTERS       there are registers for the data and the tweaks of two passes
 *     KIND_AT                   kind_at: see `kernel`
 *     CIPHER_CALLS              and end_of_calls: encrypt and decrypt call functions that are not
 *                               inlined; it returns the lowest address of the stack they write
 *     NO_MASKS                  before the header of the vectors: see x86/avx512_wipe.h
 *     NO_LANES                  instead of the lane_ functions: all blocks must have one key
 */
#include "counters.h"

enum {
    PASS_BYTES = VECTORS * VECTOR_BYTES,
    PASS_BLOCKS = PASS_BYTES / BLOCK,
    VECTOR_BLOCKS = VECTOR_BYTES / BLOCK
};

_Static_assert((PASS_BLOCKS & (PASS_BLOCKS - 1)) == 0, "run.c takes remainders by a mask");
_Static_assert(LEAST_BLOCKS <= PASS_BLOCKS, "run.c skips kernels by this number alone");

/* Ends a call. Returns the lowest address of the stack that may hold keys (the caller wipes the
 * stack) and clears the registers. */
ALWAYS_INLINE const uint8_t *end_call(void) {
    const uint8_t *end = stack_end();
#if defined(CIPHER_CALLS)
    end = deeper(end, end_of_calls());
#endif
    vec_wipe_registers();
    return end;
}

/* In a loop that copies many vectors. Clang may not call libc's memcpy instead, which may leave
 * data in registers that the kernel does not know. */
ALWAYS_INLINE void copied_one(void) {
#if defined(__clang__)
    if (VECTORS > 8)
        __asm__ volatile("" : : : "memory");
#endif
}

ALWAYS_INLINE void load_pass(vec x[VECTORS], const uint8_t *in) {
    for (size_t i = 0; i < VECTORS; i++) {
        x[i] = vec_load(in + i * VECTOR_BYTES);
        copied_one();
    }
}

ALWAYS_INLINE void store_pass(uint8_t *out, const vec x[VECTORS]) {
    for (size_t i = 0; i < VECTORS; i++) {
        vec_store(out + i * VECTOR_BYTES, x[i]);
        copied_one();
    }
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

/* Adds what a mode adds, and stores the result. `added` may point to the bytes that the result
 * overwrites, or to bytes before them. So the last vector is stored first. */
ALWAYS_INLINE void add_and_store(uint8_t *out, const vec x[VECTORS], const addends *added) {
    for (size_t i = VECTORS; i-- > 0;)
        vec_store(out + i * VECTOR_BYTES, vec_xor(x[i], addend(added, i)));
}

/* Does a pass, and then as add_and_store. */
#if !defined(ADDS_IN_LAST_ROUND)
ALWAYS_INLINE void crypt_and_add(bool decrypts, uint8_t *out, vec x[VECTORS], const call_keys *keys,
                                 const addends *added) {
    if (decrypts)
        decrypt_pass(x, keys, NULL);
    else
        encrypt_pass(x, keys, NULL);
    add_and_store(out, x, added);
}
#endif

/* The data of one call, pass by pass. The last pass works in the buffer if it is not full. The
 * buffer is no field, so that the compiler can keep the fields in registers. The caller of the
 * kernel wipes the stack, and so the keystream that the buffer may hold. */
typedef struct passes {
    uint8_t *out, *to;
    const uint8_t *in, *from;
    size_t blocks, now; /* blocks left, and of this pass */
    size_t missing;     /* bytes that the last block has not; only CTR has such blocks */
    uint8_t *buffer;    /* PASS_BYTES; NULL if all passes are full */
} passes;

/* Defines `function`, which calls run(key, out, in, amount, state, buffer). Only a call with a pass
 * that is not full has a buffer in its frame, because to wipe that takes longer than a short
 * message. `amount` is in the same unit as `pass`. */
#define BUFFER_FUNCTION(function, amount, pass, run)                                               \
    static NOT_INLINED const uint8_t *function##_passes(const broadside_key *key, uint8_t *out,    \
                                                        const uint8_t *in, size_t amount,          \
                                                        uint8_t *state, uint8_t *buffer) {         \
        return run;                                                                                \
    }                                                                                              \
                                                                                                   \
    static NOT_INLINED const uint8_t *function##_in_buffer(const broadside_key *key, uint8_t *out, \
                                                           const uint8_t *in, size_t amount,       \
                                                           uint8_t *state) {                       \
        uint8_t buffer[PASS_BYTES];                                                                \
        return function##_passes(key, out, in, amount, state, buffer);                             \
    }                                                                                              \
                                                                                                   \
    static const uint8_t *function(const broadside_key *key, uint8_t *out, const uint8_t *in,      \
                                   size_t amount, uint8_t *state) {                                \
        return amount % (pass) == 0 ? function##_passes(key, out, in, amount, state, NULL)         \
                                    : function##_in_buffer(key, out, in, amount, state);           \
    }

/* Defines wide_<name> for a number of blocks. */
#define WIDE_FUNCTION(name, run) BUFFER_FUNCTION(wide_##name, blocks, PASS_BLOCKS, run)

/* The same for a function that can cut its last pass. Then it needs no buffer. */
#if defined(CUTS_PASSES)
#define CUTTING_FUNCTION(name, run)                                                                \
    static const uint8_t *wide_##name(const broadside_key *key, uint8_t *out, const uint8_t *in,   \
                                      size_t blocks, uint8_t *state) {                             \
        uint8_t *buffer = NULL;                                                                    \
        return run;                                                                                \
    }
#else
#define CUTTING_FUNCTION(name, run) WIDE_FUNCTION(name, run)
#endif

/* Copies the vectors that are whole. Returns the number of bytes copied. Compilers may not turn
 * this loop into another one, which would only be faster for many vectors. */
ALWAYS_INLINE size_t copy_whole_vectors(uint8_t *out, const uint8_t *in, size_t bytes) {
    size_t at = 0;
    for (; at + VECTOR_BYTES <= bytes; at += VECTOR_BYTES) {
        vec_store(out + at, vec_load(in + at));
        __asm__ volatile("" : : "r"(out) : "memory");
    }
    return at;
}

/* Copies a part of a block. Not inlined, because compilers make much of the loop. */
static __attribute__((noinline)) void copy_rest(uint8_t *out, const uint8_t *in, size_t bytes) {
    copy_bytes(out, in, bytes);
}

/* Copies the last pass out of the buffer. */
ALWAYS_INLINE void empty_buffer(uint8_t *out, const uint8_t *buffer, size_t bytes) {
    size_t at = copy_whole_vectors(out, buffer, bytes);
    for (; at + BLOCK <= bytes; at += BLOCK) {
        copy_block(out + at, buffer + at, BLOCK);
        __asm__ volatile("" : : "r"(out) : "memory");
    }
    if (at < bytes)
        copy_rest(out + at, buffer + at, bytes - at);
}

/* Prepares a pass that is not full: the rest of the buffer is zero. Not inlined, so that the loop
 * over full passes keeps its registers. */
static __attribute__((noinline)) void fill_buffer(uint8_t *buffer, const uint8_t *in,
                                                  size_t bytes) {
    static const uint8_t zeros[VECTOR_BYTES];
    size_t at = copy_whole_vectors(buffer, in, bytes);
#if defined(VECTOR_HAS_PARTS)
    /* A load of blocks that were stored one by one would have to wait for the stores. */
    if (at < bytes) {
        vec_store(buffer + at, vec_load_part(in + at, bytes - at));
        at += VECTOR_BYTES;
    }
#else
    for (; at + BLOCK <= bytes; at += BLOCK)
        copy_block(buffer + at, in + at, BLOCK);
    if (at < bytes) {
        copy_block(buffer + at, zeros, BLOCK);
        copy_rest(buffer + at, in + at, bytes - at);
        at += BLOCK;
    }
    for (; at % VECTOR_BYTES != 0; at += BLOCK)
        copy_block(buffer + at, zeros, BLOCK);
#endif
    for (vec zero = vec_load(zeros); at < PASS_BYTES; at += VECTOR_BYTES) {
        vec_store(buffer + at, zero);
        __asm__ volatile("" : : "r"(buffer) : "memory");
    }
}

/* The next pass is from `from` to `to`. */
ALWAYS_INLINE bool next_pass(passes *p) {
    p->from = p->in;
    p->to = p->out;
    p->now = PASS_BLOCKS;
    if (p->blocks * BLOCK >= PASS_BYTES + p->missing)
        return true;
    p->now = p->blocks;
    if (p->now == 0)
        return false;
    fill_buffer(p->buffer, p->in, p->now * BLOCK - p->missing);
    p->from = p->to = p->buffer;
    return true;
}

/* The next pass that is full. A function that cuts its last pass does the rest behind the loop. */
#if defined(CUTS_PASSES)
ALWAYS_INLINE bool next_full_pass(passes *p) {
    p->from = p->in;
    p->to = p->out;
    p->now = PASS_BLOCKS;
    return p->blocks >= PASS_BLOCKS;
}
#define next_pass_or_cut next_full_pass
#else
#define next_pass_or_cut next_pass
#endif

ALWAYS_INLINE bool is_in_buffer(const passes *p) {
    return p->to == p->buffer;
}

ALWAYS_INLINE void end_pass(passes *p) {
    if (!is_in_buffer(p)) {
        p->in += PASS_BYTES;
        p->out += PASS_BYTES;
        p->blocks -= PASS_BLOCKS;
    } else { /* the last one */
        empty_buffer(p->out, p->buffer, p->now * BLOCK - p->missing);
        p->blocks = 0;
    }
}

/* The blocks whose counters bytes need. */
ALWAYS_INLINE size_t blocks_of(size_t bytes) {
    return (bytes + BLOCK - 1) / BLOCK;
}

#if !defined(CUTS_PASSES)
/* Keeps the keystream that is left of the last block. It stands in the buffer where there was no
 * data. */
ALWAYS_INLINE void keep_keystream(uint8_t *rest, const uint8_t *buffer, size_t bytes,
                                  size_t missing) {
    copy_rest(rest + BLOCK - missing, buffer + bytes, missing);
}

/* Bytes whose counters do not carry. */
ALWAYS_INLINE const uint8_t *run_ctr(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                     size_t bytes, uint8_t *state, uint8_t *buffer) {
    size_t blocks = blocks_of(bytes);
    passes p = {
        .out = out,
        .in = in,
        .blocks = blocks,
        .missing = blocks * BLOCK - bytes,
        .buffer = buffer,
    };
    vec x[VECTORS];
    call_keys keys;
    prepare(&keys, key);
#if defined(COUNTS_SLICED)
    vec numbers = first_numbers(state), step = vec_broadcast32(PASS_BLOCKS);
    for (; next_pass(&p); numbers = vec_add32(numbers, step)) {
        sliced_counters(x, state, numbers);
        encrypt(x, &keys, NULL);
        unslice(x);
        add_and_store(p.to, x, &(addends){vec_load(p.from), p.from});
        end_pass(&p);
    }
#else
    counter_run run = begin_counters(state, BLOCK);
    while (next_pass(&p)) {
        if (is_in_buffer(&p)) /* fill_buffer overwrote the registers */
            set_next_counters(&run, BLOCK);
        counters_of_pass(x, VECTORS, &run, BLOCK);
        crypt_and_add(false, p.to, x, &keys, &(addends){vec_load(p.from), p.from});
        end_pass(&p);
    }
#endif
    add_to_counter(state, BLOCK, blocks);
    if (p.missing != 0)
        keep_keystream(state + BROADSIDE_BLOCK_BYTES_MAX, buffer, bytes % PASS_BYTES, p.missing);
    return end_call();
}

BUFFER_FUNCTION(count_bytes, bytes, PASS_BYTES, run_ctr(key, out, in, bytes, state, buffer))
#else
_Static_assert(BLOCK == 16, "vec_store_block has such blocks");

/* Loads vector `i` of the last bytes, fewer than a pass: a whole one, a part, or zeros. */
ALWAYS_INLINE vec load_cut(const uint8_t *in, size_t bytes, size_t i) {
    static const uint8_t zeros[VECTOR_BYTES];
    size_t at = i * VECTOR_BYTES;
    if (bytes >= at + VECTOR_BYTES)
        return vec_load(in + at);
    return bytes > at ? vec_load_part(in + at, bytes - at) : vec_load(zeros);
}

ALWAYS_INLINE void store_cut_pass(uint8_t *out, const vec x[VECTORS], size_t bytes) {
    _Pragma("GCC unroll 16") for (size_t i = 0; i < VECTORS; i++) {
        size_t at = i * VECTOR_BYTES;
        if (bytes >= at + VECTOR_BYTES)
            vec_store(out + at, x[i]);
        else if (bytes > at)
            vec_store_part(out + at, x[i], bytes - at);
    }
}

/* Adds the keystream `x` to the last bytes, fewer than a pass. If the last block is not whole, its
 * keystream goes to `rest`. */
ALWAYS_INLINE void add_cut_pass(uint8_t *out, const uint8_t *in, size_t bytes, const vec x[VECTORS],
                                uint8_t *rest) {
    _Pragma("GCC unroll 16") for (size_t i = 0; i < VECTORS; i++) {
        size_t at = i * VECTOR_BYTES;
        if (bytes >= at + VECTOR_BYTES) {
            vec_store(out + at, vec_xor(x[i], vec_load(in + at)));
        } else if (bytes > at) {
            size_t part = bytes - at;
            vec_store_part(out + at, vec_xor(x[i], vec_load_part(in + at, part)), part);
            if (part % BLOCK != 0)
                vec_store_block(rest, x[i], part / BLOCK);
        }
    }
}

/* Bytes whose counters do not carry. */
static NOT_INLINED const uint8_t *count_bytes(const broadside_key *key, uint8_t *out,
                                              const uint8_t *in, size_t bytes, uint8_t *state) {
    size_t blocks = blocks_of(bytes);
    call_keys keys;
    prepare(&keys, key);
    counter_run run = begin_counters(state, BLOCK);
    vec x[VECTORS];
    for (; bytes >= PASS_BYTES; bytes -= PASS_BYTES, in += PASS_BYTES, out += PASS_BYTES) {
        counters_of_pass(x, VECTORS, &run, BLOCK);
        crypt_and_add(false, out, x, &keys, &(addends){vec_load(in), in});
    }
    if (bytes > 0) {
        counters_of_any_pass(x, VECTORS, &run, BLOCK);
        encrypt_pass(x, &keys, NULL);
        add_cut_pass(out, in, bytes, x, state + BROADSIDE_BLOCK_BYTES_MAX);
    }
    add_to_counter(state, BLOCK, blocks);
    return end_call();
}
#endif

/* A pass whose counters carry. */
static NOT_INLINED const uint8_t *count_pass_slowly(const broadside_key *key, uint8_t *out,
                                                    const uint8_t *in, size_t blocks,
                                                    uint8_t *state) {
    vec x[VECTORS];
    call_keys keys;
    uint8_t counter[BLOCK], buffer[PASS_BYTES];
    passes p = {.out = out, .in = in, .blocks = blocks, .buffer = buffer};
    prepare(&keys, key);
    copy_block(counter, state, BLOCK);
    next_pass(&p);
    count_slowly(x, VECTORS, counter, BLOCK);
    crypt_and_add(false, p.to, x, &keys, &(addends){vec_load(p.from), p.from});
    add_to_counter(state, BLOCK, p.now);
    end_pass(&p);
    return end_call();
}

static wide_function wide_ctr;

/* Passes before a carry, the pass that carries, and the passes after it. */
static NOT_INLINED const uint8_t *count_with_carry(const broadside_key *key, uint8_t *out,
                                                   const uint8_t *in, size_t blocks,
                                                   uint8_t *state) {
    const uint8_t *end = stack_end();
    while (blocks > 0) {
        size_t now = blocks_before_carry(state, BLOCK, PASS_BLOCKS, blocks);
        wide_function *count = wide_ctr;
        if (now == 0) {
            now = blocks < PASS_BLOCKS ? blocks : PASS_BLOCKS;
            count = count_pass_slowly;
        }
        end = deeper(end, count(key, out, in, now, state));
        out += now * BLOCK;
        in += now * BLOCK;
        blocks -= now;
    }
    return end;
}

/* Whether a counter of these passes carries. A part of a pass counts as a whole pass. */
ALWAYS_INLINE bool carries(const uint8_t *counter, size_t blocks) {
    return blocks_before_carry(counter, BLOCK, PASS_BLOCKS, blocks) < blocks;
}

static const uint8_t *wide_ctr_bytes(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                     size_t bytes, uint8_t *state) {
    return carries(state, blocks_of(bytes)) ? NULL : count_bytes(key, out, in, bytes, state);
}

static const uint8_t *wide_ctr(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t blocks, uint8_t *state) {
    return carries(state, blocks) ? count_with_carry(key, out, in, blocks, state)
                                  : count_bytes(key, out, in, blocks * BLOCK, state);
}

#if defined(CUTS_PASSES)
/* The last pass of run_chained. `before` ends with the block before the data. */
ALWAYS_INLINE void decrypt_cut_pass(bool is_cbc, const call_keys *keys, uint8_t *out,
                                    const uint8_t *in, size_t bytes, vec before) {
    vec x[VECTORS], added[VECTORS];
    for (size_t i = 0; i < VECTORS; i++) {
        vec data = load_cut(in, bytes, i), moved = vec_shift_in(before, data, BLOCK);
        x[i] = is_cbc ? data : moved;
        added[i] = is_cbc ? moved : data;
        before = data;
    }
    if (is_cbc)
        decrypt_pass(x, keys, NULL);
    else
        encrypt_pass(x, keys, NULL);
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_xor(x[i], added[i]);
    store_cut_pass(out, x, bytes);
}
#endif

/* CBC and CFB decryption: the ciphertext before each block goes into it, before or after the
 * cipher. `out` may be `in`: what the next pass needs is loaded before anything is stored. */
ALWAYS_INLINE const uint8_t *run_chained(bool is_cbc, const broadside_key *key, uint8_t *out,
                                         const uint8_t *in, size_t blocks, uint8_t *state,
                                         uint8_t *buffer) {
    call_keys keys;
    prepare(&keys, key);
    passes p = {.out = out, .in = in, .blocks = blocks, .buffer = buffer};
    vec before = repeat_block(state);
    copy_block(state, in + (blocks - 1) * BLOCK, BLOCK);
    while (next_pass_or_cut(&p)) {
        vec x[VECTORS];
        const uint8_t *from = p.from;
        vec start = vec_shift_in(before, vec_load(from), BLOCK);
        before = vec_load(from + PASS_BYTES - VECTOR_BYTES);
        x[0] = is_cbc ? vec_load(from) : start;
        for (size_t i = 1; i < VECTORS; i++)
            x[i] = vec_load(from + i * VECTOR_BYTES - (is_cbc ? 0 : BLOCK));
        addends added = {is_cbc ? start : vec_load(from), from - (is_cbc ? BLOCK : 0)};
        crypt_and_add(is_cbc, p.to, x, &keys, &added);
        end_pass(&p);
    }
#if defined(CUTS_PASSES)
    if (p.blocks > 0)
        decrypt_cut_pass(is_cbc, &keys, p.out, p.in, p.blocks * BLOCK, before);
#endif
    return end_call();
}

CUTTING_FUNCTION(cbc_decrypt, run_chained(true, key, out, in, blocks, state, buffer))
CUTTING_FUNCTION(cfb_decrypt, run_chained(false, key, out, in, blocks, state, buffer))

/* A message in ECB. */
ALWAYS_INLINE const uint8_t *run_ecb(bool decrypts, const broadside_key *key, uint8_t *out,
                                     const uint8_t *in, size_t blocks, uint8_t *state,
                                     uint8_t *buffer) {
    (void)state;
    call_keys keys;
    prepare(&keys, key);
    passes p = {.out = out, .in = in, .blocks = blocks, .buffer = buffer};
    while (next_pass_or_cut(&p)) {
        vec x[VECTORS];
        load_pass(x, p.from);
        if (decrypts)
            decrypt_pass(x, &keys, NULL);
        else
            encrypt_pass(x, &keys, NULL);
        store_pass(p.to, x);
        end_pass(&p);
    }
#if defined(CUTS_PASSES)
    if (p.blocks > 0) {
        vec x[VECTORS];
        for (size_t i = 0; i < VECTORS; i++)
            x[i] = load_cut(p.in, p.blocks * BLOCK, i);
        if (decrypts)
            decrypt_pass(x, &keys, NULL);
        else
            encrypt_pass(x, &keys, NULL);
        store_cut_pass(p.out, x, p.blocks * BLOCK);
    }
#endif
    return end_call();
}

CUTTING_FUNCTION(ecb_encrypt, run_ecb(false, key, out, in, blocks, state, buffer))
CUTTING_FUNCTION(ecb_decrypt, run_ecb(true, key, out, in, blocks, state, buffer))

#if BLOCK == 16
#if !defined(TWEAKS_BESIDE_ROUNDS)
/* The cipher, the tweaks added to its result, and the tweaks of the next pass. */
ALWAYS_INLINE void crypt_with_tweaks(bool decrypts, vec x[VECTORS], const call_keys *keys,
                                     pass_tweaks *tweaks) {
    for (size_t i = 0; i < VECTORS; i++)
        make_next_tweaks(tweaks, i);
    if (decrypts)
        decrypt_pass(x, keys, NULL);
    else
        encrypt_pass(x, keys, NULL);
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_xor(x[i], tweaks->now[i]);
}
#endif

/* One pass of XTS over whole vectors; `out` equals `in` or does not overlap it. */
ALWAYS_INLINE void run_xts_pass(bool decrypts, const call_keys *keys, uint8_t *out,
                                const uint8_t *in, pass_tweaks *tweaks) {
    vec x[VECTORS];
    for (size_t i = 0; i < VECTORS; i++)
        x[i] = vec_xor(vec_load(in + i * VECTOR_BYTES), tweaks->now[i]);
    crypt_with_tweaks(decrypts, x, keys, tweaks);
    store_pass(out, x);
}

/* The tweaks of the next pass become those of the pass. */
ALWAYS_INLINE void advance(vec tweaks[2][VECTORS], size_t *turn) {
#if defined(TWEAKS_IN_REGISTERS)
    (void)turn; /* stays 0, so that no index of a tweak is a variable */
    for (size_t i = 0; i < VECTORS; i++)
        tweaks[0][i] = tweaks[1][i];
#else
    *turn ^= 1;
    (void)tweaks;
#endif
}

/* Stores tweak `at` of a pass. The first one needs no buffer. */
ALWAYS_INLINE void next_tweak(uint8_t *state, const vec tweaks[VECTORS], size_t at,
                              uint8_t *buffer) {
    uint8_t first[VECTOR_BYTES];
    if (at == 0) {
        vec_store(first, tweaks[0]);
        copy_block(state, first, BLOCK);
    } else {
        store_pass(buffer, tweaks);
        copy_block(state, buffer + at * BLOCK, BLOCK);
    }
}

ALWAYS_INLINE const uint8_t *run_xts(bool decrypts, const broadside_key *key, uint8_t *out,
                                     const uint8_t *in, size_t blocks, uint8_t *state,
                                     uint8_t *buffer) {
    call_keys keys;
    vec tweaks[2][VECTORS]; /* those of the pass at `turn`, and those of the next pass */
    size_t turn = 0;
    prepare(&keys, key);
    first_pass_tweaks(tweaks[0], state);
    passes p = {.out = out, .in = in, .blocks = blocks, .buffer = buffer};
    while (next_pass(&p)) {
        bool is_full = !is_in_buffer(&p);
        pass_tweaks both = {.now = tweaks[turn], .next = tweaks[turn ^ 1]};
        run_xts_pass(decrypts, &keys, p.to, p.from, &both);
        end_pass(&p);
        if (is_full)
            advance(tweaks, &turn);
    }
    next_tweak(state, tweaks[turn], blocks % PASS_BLOCKS, buffer);
    return end_call();
}

WIDE_FUNCTION(xts_encrypt, run_xts(false, key, out, in, blocks, state, buffer))
WIDE_FUNCTION(xts_decrypt, run_xts(true, key, out, in, blocks, state, buffer))
#endif

#if defined(CHAINS)
_Static_assert(PASS_BLOCKS == 1, "a kernel of one block");

#if !defined(OWN_CHAIN)
/* One chain: each block waits for the one before. */
ALWAYS_INLINE void run_chain(wide_mode mode, const call_keys *keys, uint8_t *out, const uint8_t *in,
                             size_t blocks, uint8_t *state) {
    vec x[1] = {repeat_block(state)};
    for (; blocks > 0; blocks--, in += BLOCK, out += BLOCK) {
        vec data = vec_load(in);
        if (mode == WIDE_CBC_ENCRYPT)
            x[0] = vec_xor(x[0], data);
        encrypt_pass(x, keys, NULL);
        if (mode == WIDE_CFB_ENCRYPT)
            x[0] = vec_xor(x[0], data);
        vec_store(out, mode == WIDE_OFB ? vec_xor(x[0], data) : x[0]);
    }
    vec_store(state, x[0]);
}
#endif

#define CHAIN_FUNCTION(name, mode)                                                                 \
    static const uint8_t *wide_##name(const broadside_key *key, uint8_t *out, const uint8_t *in,   \
                                      size_t blocks, uint8_t *state) {                             \
        call_keys keys;                                                                            \
        prepare(&keys, key);                                                                       \
        run_chain(mode, &keys, out, in, blocks, state);                                            \
        return end_call();                                                                         \
    }

CHAIN_FUNCTION(cbc_encrypt, WIDE_CBC_ENCRYPT)
CHAIN_FUNCTION(cfb_encrypt, WIDE_CFB_ENCRYPT)
CHAIN_FUNCTION(ofb, WIDE_OFB)
#endif

#if !defined(NO_LANES)
#include "modes_of_lanes.h"
#endif

#if defined(__OPTIMIZE__) && (VECTOR_BYTES >= 32 || defined(VECTOR_HAS_AVX))
#if VECTOR_BYTES >= 32
enum { ZEROS = VECTOR_BYTES };
#define store_zeros(to) vec_store(to, vec_zero())
#else
enum { ZEROS = 32 };
#define store_zeros(to) _mm256_storeu_si256((__m256i *)(void *)(to), _mm256_setzero_si256())
#endif
#define WIPE_STACK kernel_wipe_stack
/* `p` is a multiple of 16. */
ALWAYS_INLINE void wipe_64_bytes(uint8_t *p) {
    _Pragma("GCC unroll 4") for (size_t at = 0; at < 64; at += 16) {
        _mm_store_si128((__m128i *)(void *)(p + at), _mm_setzero_si128());
        __asm__ volatile("" : : "r"(p) : "memory"); /* keeps the store */
    }
}

/* Like broadside_wipe_stack_to, with half of the instructions if the frames were small. A store
 * that crosses pages takes 25 cycles (Zen 4), so all are aligned: wide ones from the first aligned
 * address on, and narrow ones at the end. An array of a multiple of 16 bytes is closest to the
 * registers that this function saves. */
static NOT_INLINED void kernel_wipe_stack(const uint8_t *end) {
    enum { SMALL = VECTORS < 4 ? 320 : 448 };
    _Alignas(16) uint8_t frame[SMALL];
    uint8_t *aligned = frame + (-(uintptr_t)frame & (ZEROS - 1));
    if ((uintptr_t)end < (uintptr_t)aligned) {
        broadside_wipe_stack_to(end);
        wipe_64_bytes(frame);
    }
    _Pragma("GCC unroll 16") for (size_t at = 0; at < sizeof frame - 64; at += ZEROS) {
        store_zeros(aligned + at);
        __asm__ volatile("" : : "r"(frame) : "memory");
    }
    wipe_64_bytes(frame + sizeof frame - 64);
}
#else
#define WIPE_STACK broadside_wipe_stack_to
#endif

#if !defined(LEAST_ALONE)
#define LEAST_ALONE LEAST_BLOCKS
#endif

#define KERNEL_NAME_(cipher, name) broadside_##cipher##_##name
#define KERNEL_NAME(cipher, name) KERNEL_NAME_(cipher, name)

extern const kernel KERNEL_NAME(CIPHER, KERNEL);
const kernel KERNEL_NAME(CIPHER, KERNEL) = {
    .needs = VECTOR_TIER,
    .least_blocks = LEAST_BLOCKS,
    .least_lanes = LEAST_LANES,
#include "kernel_fields.h"
};
