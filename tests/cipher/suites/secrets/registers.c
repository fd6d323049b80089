/*
 * No function of a kernel may leave anything of key or data in the vector registers or the mask
 * registers. All of them are filled with marks before each call. After it, each byte must have its
 * mark or be zero. Only the registers of x86-64 are tested.
 */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <string.h>

#if defined(__x86_64__) && defined(__GNUC__)
enum { MARK = 0xa5, VECTORS = 32, VECTOR_BYTES = 64, MASKS = 8, STEPS = 2, KEYS = 3 };

typedef struct registers {
    _Alignas(VECTOR_BYTES) uint8_t vector[VECTORS][VECTOR_BYTES];
    uint8_t mask[MASKS][8];
} registers;

#define EACH(numbers, instruction) ".irp i," numbers "\n\t" instruction "\n\t.endr\n\t"
#define LOW "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15"
#define HIGH "16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31"
#define ALL_MASKS "0,1,2,3,4,5,6,7"

/* A cached set: to find the tiers anew takes functions of libc, which use mask registers. */
static bool has(uint32_t tiers) {
    return (broadside_tiers() & tiers) != 0;
}

static NOT_INLINED void load(const registers *from) {
    if (has(TIER_AVX512))
        __asm__ volatile(EACH(LOW "," HIGH, "vmovups \\i*64(%0), %%zmm\\i")
                             EACH(ALL_MASKS, "kmovq 2048+\\i*8(%0), %%k\\i")
                         :
                         : "r"(from)
                         : "memory");
    else if (has(TIER_AVX2))
        __asm__ volatile(EACH(LOW, "vmovups \\i*64(%0), %%ymm\\i") : : "r"(from) : "memory");
    else
        __asm__ volatile(EACH(LOW, "movups \\i*64(%0), %%xmm\\i") : : "r"(from) : "memory");
}

static NOT_INLINED void store(registers *to) {
    if (has(TIER_AVX512))
        __asm__ volatile(EACH(LOW "," HIGH, "vmovups %%zmm\\i, \\i*64(%0)")
                             EACH(ALL_MASKS, "kmovq %%k\\i, 2048+\\i*8(%0)")
                         :
                         : "r"(to)
                         : "memory");
    else if (has(TIER_AVX2))
        __asm__ volatile(EACH(LOW, "vmovups %%ymm\\i, \\i*64(%0)") : : "r"(to) : "memory");
    else
        __asm__ volatile(EACH(LOW, "movups %%xmm\\i, \\i*64(%0)") : : "r"(to) : "memory");
}

/* The registers before and after a call. They are no locals: to clear these might take vectors. */
static registers before, after;

static void mark(void) {
    memset(&before, MARK, sizeof before);
    memset(&after, 0, sizeof after);
    load(&before);
}

static size_t bytes_left(const uint8_t *bytes, size_t count) {
    size_t left = 0;
    for (size_t i = 0; i < count; i++)
        left += bytes[i] != 0 && bytes[i] != MARK;
    return left;
}

static void check_registers(const broadside_cipher *cipher, const char *name, const char *kind,
                            size_t mode) {
    store(&after);
    CHECK(bytes_left(after.vector[0], sizeof after.vector) == 0,
          "%s %s, %s %zu: %zu bytes in vector registers", cipher->name, name, kind, mode,
          bytes_left(after.vector[0], sizeof after.vector));
    /* The masks of AES are numbers of bytes: NO_MASKS, which scripts/check/instructions proves. */
    if (strncmp(cipher->name, "aes", 3) != 0)
        CHECK(bytes_left(after.mask[0], sizeof after.mask) == 0,
              "%s %s, %s %zu: %zu bytes in mask registers", cipher->name, name, kind, mode,
              bytes_left(after.mask[0], sizeof after.mask));
}

static void set_keys(broadside_any_key keys[KEYS], const broadside_cipher *cipher) {
    uint8_t bytes[BROADSIDE_KEY_BYTES_MAX];
    for (size_t i = 0; i < KEYS; i++) {
        fill_bytes(bytes, cipher->key_bytes_max, 4 + i);
        CHECK(broadside_any_set_key(&keys[i], cipher, bytes, cipher->key_bytes_max) == BROADSIDE_OK,
              "%s", cipher->name);
    }
}

/* Full passes, and one that is not full. */
static void run_modes(const broadside_cipher *cipher, const kernel *k, const broadside_key *key) {
    static uint8_t data[2 * (LANES_LIMIT + 1) * BROADSIDE_BLOCK_BYTES_MAX];
    for (size_t m = 0; m < WIDE_MODES; m++) {
        uint8_t state[2 * BROADSIDE_BLOCK_BYTES_MAX]; /* CTR writes keystream behind the counter */
        size_t blocks = 2 * (size_t)k->blocks + 1;
        if (k->modes[m] == NULL)
            continue;
        fill_bytes(data, sizeof data, 5 + m);
        fill_bytes(state, sizeof state, 6 + m);
        mark();
        k->modes[m](key, data, data,
                    m == WIDE_CTR_BYTES ? blocks * cipher->block_bytes - 1 : blocks, state);
        check_registers(cipher, k->name, "mode", m);
    }
}

static void run_lanes(const broadside_cipher *cipher, const kernel *k,
                      const broadside_any_key keys[KEYS]) {
    static lane_set lanes;
    static uint8_t data[LANES_LIMIT][STEPS * BROADSIDE_BLOCK_BYTES_MAX];
    for (size_t m = 0; m < LANE_MODES; m++) {
        if (k->lanes[m] == NULL)
            continue;
        fill_bytes(data[0], sizeof data, 7 + m);
        fill_bytes(lanes.state, sizeof lanes.state, 8 + m);
        lanes.stack_end = (const uint8_t *)&m;
        for (size_t lane = 0; lane < k->blocks; lane++) {
            lanes.in[lane] = lanes.out[lane] = data[lane];
            k->set_lane(&lanes, lane, &keys[lane % KEYS].head, m == LANE_CBC_DECRYPT);
        }
        mark();
        k->lanes[m](&lanes, STEPS);
        check_registers(cipher, k->name, "lanes", m);
    }
}

static void run_row(const broadside_cipher *cipher, const row_kernel *row,
                    const broadside_any_key keys[KEYS]) {
    static broadside_chain chains[LANES_LIMIT];
    static uint8_t data[LANES_LIMIT][STEPS * BROADSIDE_BLOCK_BYTES_MAX];
    static broadside_channel channels[LANES_LIMIT];
    for (size_t m = 0; m < LANE_MODES; m++) {
        if (row->run[m] == NULL)
            continue;
        fill_bytes(data[0], sizeof data, 7 + m);
        for (size_t i = 0; i < row->channels; i++)
            channels[i] = (broadside_channel){&keys[i % KEYS].head, &chains[i], data[i], data[i],
                                              sizeof data[i]};
        mark();
        row->run[m](channels, STEPS);
        check_registers(cipher, "row", "mode", m);
    }
}

/* The test must see a register that a function changed. */
static void a_changed_register_is_seen(void) {
    const uint64_t number = 0x0123456789abcdef;
    mark();
    __asm__ volatile("movq %0, %%xmm15" : : "r"(number));
    store(&after);
    CHECK(bytes_left(after.vector[15], VECTOR_BYTES) == sizeof number, "a number in XMM15");
    if (!has(TIER_AVX512))
        return;
    mark();
    __asm__ volatile("kmovq %0, %%k7" : : "r"(number));
    store(&after);
    CHECK(bytes_left(after.mask[7], sizeof after.mask[7]) == sizeof number, "a number in K7");
}

int main(void) {
    const broadside_cipher *cipher;
    a_changed_register_is_seen();
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        broadside_any_key keys[KEYS];
        if (cipher->wide == NULL)
            continue;
        set_keys(keys, cipher);
        for (const kernel *const *k = cipher->wide->kernels; *k != NULL; k++) {
            if (!has((*k)->needs) || (*k)->needs == TIER_PORTABLE)
                continue;
            run_modes(cipher, *k, &keys[0].head);
            run_lanes(cipher, *k, keys);
        }
        if (cipher->wide->row != NULL && has(cipher->wide->row->needs))
            run_row(cipher, cipher->wide->row, keys);
    }
    return check_report("registers");
}
#else
int main(void) {
    CHECK(true, "there are no such registers");
    return check_report("registers");
}
#endif
