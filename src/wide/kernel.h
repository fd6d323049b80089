/*
 * Kernels: implementations of a cipher for wide registers. Each has functions for whole modes, so
 * that data stay in registers between the mode and the cipher.
 *
 * The kernels of a cipher stand in a list, the widest first (list.c). The modes call
 * broadside_run_mode and broadside_run_lanes (run.c), which choose among them.
 */
#ifndef BROADSIDE_WIDE_KERNEL_H
#define BROADSIDE_WIDE_KERNEL_H

#include "../cipher/cipher.h"

#include <stdatomic.h>

/* Instructions that a kernel needs beyond those that every processor of its kind has. Each bit
 * stands for all extensions of a tier, and for the system's support of its registers. */
typedef enum tier {
    TIER_AESNI = 1 << 0,       /* SSSE3, SSE4.1, AES-NI */
    TIER_AVX2 = 1 << 1,        /* AVX2, BMI2 */
    TIER_AVX2_VAES = 1 << 2,   /* AVX2, BMI2, VAES, VPCLMULQDQ */
    TIER_AVX512 = 1 << 3,      /* AVX-512 F, BW, VL, DQ */
    TIER_AVX512_VBMI = 1 << 4, /* the same, VBMI, GFNI, VAES */
    TIER_NEON = 1 << 5,        /* AArch64 */
    TIER_NEON_AES = 1 << 6,    /* AArch64 with the AES instructions */
    TIER_PORTABLE = 1 << 7,    /* every processor */
    /* A part of AVX512: the processor rotates vectors in one cycle. Intel's do. AMD's Zen 4 takes
     * two; single blocks then take less time in general registers. */
    TIER_QUICK_ROTATION = 1 << 8
} tier;

/* Modes of one message. Up to WIDE_XTS_DECRYPT the blocks do not wait for one another. */
typedef enum wide_mode {
    WIDE_ECB_ENCRYPT,
    WIDE_ECB_DECRYPT,
    WIDE_CTR,
    WIDE_CTR_BYTES,
    WIDE_CBC_DECRYPT,
    WIDE_CFB_DECRYPT,
    WIDE_XTS_ENCRYPT,
    WIDE_XTS_DECRYPT,
    /* One chain: each block waits for the one before. Kernels for single blocks have
     * these; for others they are NULL. */
    WIDE_CBC_ENCRYPT,
    WIDE_CFB_ENCRYPT,
    WIDE_OFB,
    WIDE_MODES
} wide_mode;

/*
 * Does `blocks` consecutive blocks (at least one). `out` equals `in` or does not overlap it.
 * `state` is one block: the counter (a big-endian number, which increases by `blocks`), the
 * ciphertext before the first block (which becomes the last block's), or the tweak of the first
 * block (which becomes that of the next block after the last). ECB ignores it.
 *
 * WIDE_CTR_BYTES has bytes in place of `blocks`; the last block need not be whole. The keystream
 * that is left of it then goes to its place in the block at `state` + BROADSIDE_BLOCK_BYTES_MAX,
 * and the counter is that of the block after it. If the counter carries out of its lower half, the
 * function does nothing and returns NULL. Not all kernels have this mode.
 *
 * Returns the lowest address of the stack that it wrote, for `wipe_stack_to`.
 */
typedef const uint8_t *wide_function(const broadside_key *key, uint8_t *out, const uint8_t *in,
                                     size_t blocks, uint8_t *state);

/* What a step of the lanes does with the block of each lane. */
typedef enum lane_mode {
    LANE_CBC_ENCRYPT,
    LANE_CFB_ENCRYPT, /* segments of a block */
    LANE_OFB,
    LANE_CTR, /* the counter's lower 64 bits must not wrap within the steps of a call */
    LANE_CBC_DECRYPT,
    LANE_CFB_DECRYPT,
    LANE_MODES
} lane_mode;

/* Whether the blocks of a channel do not wait for one another. */
static inline bool is_parallel(lane_mode mode) {
    return mode == LANE_CTR || mode == LANE_CBC_DECRYPT || mode == LANE_CFB_DECRYPT;
}

enum { LANES_LIMIT = 512, LANE_STATE_BYTES = 4096, LANE_KEY_BYTES = 36 << 10 };

/*
 * Channels side by side, each in a lane with its own key. A lane that has no channel repeats the
 * key, state and pointers of another, so that it does the same work a second time and changes
 * nothing else.
 */
typedef struct lane_set {
    /* The keys of all lanes, in a form that only the kernel knows. */
    _Alignas(64) uint8_t keys[LANE_KEY_BYTES];
    /* The feedback register or counter of each lane, one block after another. */
    _Alignas(64) uint8_t state[LANE_STATE_BYTES];
    const uint8_t *in[LANES_LIMIT];
    uint8_t *out[LANES_LIMIT];
    /* The lowest address of the stack that the kernel's functions wrote. */
    const uint8_t *stack_end;
} lane_set;

/* Does one block of every lane, `steps` times. The pointers advance. */
typedef void lane_function(lane_set *lanes, size_t steps);

typedef struct kernel {
    const char *name;
    tier needs;
    uint16_t blocks; /* blocks of a pass, and its lanes; a power of two */
    /* From this number of blocks (lanes) on, an incomplete pass is faster than the kernels that
     * follow in the list. Measured by scripts/bench/host. */
    uint16_t least_blocks, least_lanes;
    /* Of the first kernel in the list that the processor has: from this number of blocks on, a
     * channel is faster alone than in a lane if its blocks do not wait for one another. Measured by
     * scripts/bench/lanes-or-alone. */
    uint16_t least_alone;
    /* A pass that is not full costs nothing more in the modes up to WIDE_CFB_DECRYPT. */
    bool cuts_passes;
    wide_function *modes[WIDE_MODES]; /* NULL: the cipher has no such mode */
    /* Like broadside_wipe_stack_to, with the kernel's vectors. */
    void (*wipe_stack_to)(const uint8_t *end);
    /* NULL: the kernel has no lanes. */
    lane_function *lanes[LANE_MODES];
    /* The keys in the lanes at one time must be of one kind, for example of one length. A uint32_t
     * at this offset of the key is its kind. 0: all keys are of one kind. */
    size_t kind_at;
    size_t lane_key_bytes; /* of lane_set.keys */
    /* Gives `lane` the key. All lanes decrypt, or none does. */
    void (*set_lane)(lane_set *lanes, size_t lane, const broadside_key *key, bool decrypts);
    /* Gives each lane the key, the chain's block and the data of a channel, in order. */
    void (*set_lanes)(lane_set *lanes, const broadside_channel channels[], bool decrypts);
} kernel;

/* Makes the schedule of a key of `size` bytes. The key object has any contents except for its
 * cipher; all of its bytes are written. Returns the lowest address of the stack that it wrote. If
 * the machine lacks the instructions, writes nothing and returns NULL. */
typedef const uint8_t *wide_set_key(broadside_key *key, const uint8_t *bytes, size_t size);

/* Does blocks of one chain in one of the modes from WIDE_CBC_ENCRYPT on. The arguments are those of
 * `wide_function`. Leaves no keys on the stack. */
typedef void chain_function(wide_mode mode, const broadside_key *key, uint8_t *out,
                            const uint8_t *in, size_t blocks, uint8_t *state);

/* Does channels of `blocks` whole blocks each. Their keys are of one kind, and each chain begins a
 * block. Returns the lowest address of the stack that it wrote. */
typedef const uint8_t *row_function(const broadside_channel channels[], size_t blocks);

/* Functions for channels without lanes. They read the round keys where the keys are. This saves the
 * time of lanes, to which keys, blocks and pointers must be copied. */
typedef struct row_kernel {
    tier needs;
    size_t channels;               /* that each function does */
    uint32_t wider;                /* tiers whose lanes are faster than long rows */
    size_t most_blocks;            /* up to which rows are faster than these lanes */
    row_function *run[LANE_MODES]; /* NULL: lanes do these modes */
} row_kernel;

enum { FEW_BLOCKS = 8 };

/* The kernels of a cipher that are built into this library, the widest first. NULL ends the list.
 */
typedef struct broadside_wide {
    const kernel *const *kernels;
    /* The part of the list that may do FEW_BLOCKS blocks or fewer. The kernels before it need more.
     */
    const kernel *const *few;
    wide_set_key *set_key; /* NULL: there is none */
    /* Whether a kernel of several lanes has 1 as its least_lanes. It may then be the best for one
     * chain. */
    bool one_chain_in_lanes;
    const row_kernel *row; /* NULL: there is none */
    /* For chains that no kernel does. NULL: they go through `encrypt_blocks`, block by block. */
    chain_function *run_chain;
} broadside_wide;

/* 0 until broadside_find_tiers was called. Every thread stores the same value. */
extern _Atomic uint32_t broadside_known_tiers;
uint32_t broadside_find_tiers(void);

/* The tiers that this machine has and that BROADSIDE_CPU allows, as a set of `tier`. The portable
 * tier is always among them. */
static inline uint32_t broadside_tiers(void) {
    uint32_t known = atomic_load_explicit(&broadside_known_tiers, memory_order_relaxed);
    return known != 0 ? known : broadside_find_tiers();
}

/* Overwrites the stack from the caller's frame down to `end`. A function that the caller called
 * left round keys there for which it had no registers. Does nothing if `end` is higher. */
void broadside_wipe_stack_to(const uint8_t *end);

/* Wipes the stack by a kernel's wipe_stack_to. Without optimisation the frame of that function has
 * gaps between its variables, where old bytes stay. The frame of the second function is one array.
 */
ALWAYS_INLINE void wipe_stack(void (*wipe_to)(const uint8_t *end), const uint8_t *end) {
    wipe_to(end);
#if defined(__GNUC__) && !defined(__OPTIMIZE__)
    broadside_wipe_stack_below();
#endif
}

/* Restricts the library to a set of tiers and the portable one, for tests and benchmarks. No other
 * thread may be in the library. Tiers that the machine lacks stay off. */
void broadside_use_tiers(uint32_t tiers);

/* The tier's name in BROADSIDE_CPU and in broadside_implementations, such as "avx512-vbmi". */
const char *broadside_tier_name(tier which);

/* Like `wide_function`, with the best kernels for this number of blocks, which may be 0. If no
 * kernel is better for some blocks, the cipher's own functions do them. */
void broadside_run_mode(const broadside_key *key, uint8_t *out, const uint8_t *in, size_t blocks,
                        uint8_t *state, wide_mode mode);

/* Does a message in CTR whose last block is not whole, or the first part of it. The arguments are
 * those of WIDE_CTR_BYTES. Returns the number of bytes done: all, or whole blocks. */
size_t broadside_run_ctr_bytes(const broadside_key *key, uint8_t *out, const uint8_t *in,
                               size_t bytes, uint8_t *state);

/*
 * Channels that run in lanes. `start` does the work before the whole blocks and returns the bytes
 * done; there is at least a byte of data. `finish` does the rest, from `done` on, if there is any.
 * Between the two, the lanes do the whole blocks, with `chain->block` as the state. NULL: there is
 * nothing to do.
 */
typedef struct lane_job {
    lane_mode mode;
    size_t (*start)(const broadside_channel *channel);
    void (*finish)(const broadside_channel *channel, size_t done);
    /* Does a whole channel of at least one byte, without lanes. */
    void (*alone)(const broadside_channel *channel);
    /* Whether lanes can do a channel with at most this number of whole blocks. NULL: they can. */
    bool (*fits)(const broadside_channel *channel, size_t blocks);
} lane_job;

/* Does one channel. */
void broadside_run_channel(const lane_job *job, const broadside_channel *channel);

/* Does all channels. Their keys are of one cipher. If a channel ends, its lane takes the next one.
 */
void broadside_run_lanes(const lane_job *job, const broadside_channel channels[], size_t count);

#endif
