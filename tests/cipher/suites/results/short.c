/*
 * Short messages, which kernels do with passes that are not full: every cipher with kernels, every
 * mode and tier of this machine, on 1 to 17 blocks, in three calls that meet at every pair of
 * places, against one call of the portable implementation. XTS on every length up to 17 blocks.
 * CTR that ends at every byte and goes on from there.
 */
#include "../../../../src/wide/kernel.h"
#include "../../shared/check.h"

#include <string.h>

enum { BLOCKS = 17, BYTES_MAX = BLOCKS * BROADSIDE_BLOCK_BYTES_MAX, TIERS = 7 };

/* What the portable implementation makes of one message. */
typedef struct expectation {
    test_message message; /* its chain has just started */
    const test_mode *mode;
    bool encrypts;
    size_t bytes;
    uint8_t in[BYTES_MAX], out[BYTES_MAX];
} expectation;

static mode_function *function_of(const expectation *e) {
    return e->encrypts ? e->mode->encrypt : e->mode->decrypt;
}

static void expect(expectation *e, const broadside_cipher *cipher, const test_mode *mode,
                   bool encrypts) {
    message_start(&e->message, cipher, cipher->key_bytes_min, 7);
    e->mode = mode;
    e->encrypts = encrypts;
    e->bytes = (size_t)BLOCKS * cipher->block_bytes;
    fill_bytes(e->in, e->bytes, 8);
    broadside_chain chain = e->message.chain;
    broadside_use_tiers(0);
    CHECK(function_of(e)(&e->message.key.head, &chain, e->out, e->in, e->bytes) == BROADSIDE_OK,
          "%s %s", cipher->name, mode->name);
}

/* The first calls end where the blocks do, or some bytes later. */
static size_t place(const expectation *e, size_t blocks) {
    size_t block = e->message.key.head.cipher->block_bytes;
    size_t more = e->mode->whole_blocks ? 0 : blocks * 5 % block;
    size_t bytes = blocks * block + more;
    return bytes < e->bytes ? bytes : e->bytes;
}

static bool is_right_in_three_calls(const expectation *e, size_t first, size_t second) {
    const size_t ends[] = {first, second, e->bytes};
    uint8_t out[BYTES_MAX];
    broadside_chain chain = e->message.chain;
    memcpy(out, e->in, e->bytes);
    for (size_t i = 0, at = 0; i < sizeof ends / sizeof *ends; at = ends[i++])
        if (function_of(e)(&e->message.key.head, &chain, out + at, out + at, ends[i] - at) !=
            BROADSIDE_OK)
            return false;
    return memcmp(out, e->out, e->bytes) == 0;
}

static void try_splits(const expectation *e, const char *tier_name) {
    for (size_t first = 0; first <= BLOCKS; first++)
        for (size_t second = first; second <= BLOCKS; second++)
            CHECK(is_right_in_three_calls(e, place(e, first), place(e, second)),
                  "%s %s %s with %s, split after %zu and %zu blocks",
                  e->message.key.head.cipher->name, e->mode->name,
                  e->encrypts ? "encryption" : "decryption", tier_name, first, second);
}

static void try_xts(const broadside_cipher *cipher, size_t bytes, uint32_t tiers) {
    test_message message;
    uint8_t data[BYTES_MAX], here[BYTES_MAX], portable[BYTES_MAX];
    message_start(&message, cipher, cipher->key_bytes_max, bytes);
    fill_bytes(data, bytes, bytes);
    const broadside_any_key tweak = message.key;
    for (int encrypts = 0; encrypts < 2; encrypts++) {
        broadside_status status[2];
        for (int i = 0; i < 2; i++) {
            broadside_use_tiers(i == 0 ? 0 : tiers);
            status[i] = (encrypts ? broadside_xts_encrypt : broadside_xts_decrypt)(
                &message.key.head, &tweak.head, message.iv, bytes, i == 0 ? portable : here, data,
                bytes);
        }
        CHECK(status[0] == BROADSIDE_OK && status[1] == BROADSIDE_OK &&
                  memcmp(here, portable, bytes) == 0,
              "%s xts of %zu bytes, tiers %x", cipher->name, bytes, (unsigned)tiers);
    }
}

enum { CUT_BYTES = 720, AFTER_CUT = 75 }; /* more than two passes of 16 blocks; a few blocks */

/* Starts a chain whose counter carries out of its lower half behind this number of blocks. */
static void start_before_carry(test_message *message, const broadside_cipher *cipher,
                               uint64_t blocks) {
    message_start(message, cipher, cipher->key_bytes_max, blocks);
    for (size_t i = 0; i < 8; i++)
        message->iv[cipher->block_bytes - 1 - i] = (uint8_t)((UINT64_MAX - blocks) >> 8 * i);
    CHECK(broadside_chain_start(&message->chain, &message->key.head, message->iv,
                                cipher->block_bytes) == BROADSIDE_OK,
          "%s starts", cipher->name);
}

/* Two calls: the first has `first` bytes. Nothing behind the message may change. */
static bool is_right_in_two_calls(const test_message *message, const uint8_t *in,
                                  const uint8_t *expected, size_t first) {
    uint8_t out[CUT_BYTES + AFTER_CUT + 64];
    broadside_chain chain = message->chain;
    memset(out, 0xa5, sizeof out);
    if (broadside_ctr_encrypt(&message->key.head, &chain, out, in, first) != BROADSIDE_OK)
        return false;
    for (size_t i = first; i < sizeof out; i++)
        if (out[i] != 0xa5)
            return false;
    memcpy(out + first, in + first, AFTER_CUT);
    return broadside_ctr_encrypt(&message->key.head, &chain, out + first, out + first, AFTER_CUT) ==
               BROADSIDE_OK &&
           memcmp(out, expected, first + AFTER_CUT) == 0;
}

static void try_cuts(const broadside_cipher *cipher, tier which) {
    static const uint64_t carries[] = {1 << 20, 0, 5, 16, 37};
    uint8_t in[CUT_BYTES + AFTER_CUT], expected[sizeof in];
    fill_bytes(in, sizeof in, 9);
    for (size_t c = 0; c < sizeof carries / sizeof *carries; c++) {
        test_message message;
        start_before_carry(&message, cipher, carries[c]);
        broadside_chain chain = message.chain;
        broadside_use_tiers(0);
        CHECK(broadside_ctr_encrypt(&message.key.head, &chain, expected, in, sizeof in) ==
                  BROADSIDE_OK,
              "%s", cipher->name);
        broadside_use_tiers(which);
        for (size_t first = 1; first <= CUT_BYTES; first++)
            CHECK(is_right_in_two_calls(&message, in, expected, first),
                  "%s ctr with %s, cut after %zu bytes, carry after %llu blocks", cipher->name,
                  broadside_tier_name(which), first, (unsigned long long)carries[c]);
    }
}

static void try_tier(const broadside_cipher *cipher, tier which) {
    for (size_t mode = 0; mode < sizeof test_modes / sizeof *test_modes; mode++)
        for (int encrypts = 0; encrypts < 2; encrypts++) {
            expectation e;
            expect(&e, cipher, &test_modes[mode], encrypts);
            broadside_use_tiers(which);
            try_splits(&e, broadside_tier_name(which));
        }
    for (size_t bytes = 16; cipher->block_bytes == 16 && bytes <= BYTES_MAX; bytes += 7)
        try_xts(cipher, bytes, which);
    try_cuts(cipher, which);
}

static bool has_tier(tier which) {
    broadside_use_tiers(which);
    return (broadside_tiers() & (uint32_t)which) != 0;
}

int main(void) {
    const broadside_cipher *cipher;
    bool tried = false;
    for (size_t bit = 0; bit < TIERS; bit++)
        for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++)
            if (cipher->wide != NULL && has_tier((tier)(1u << bit))) {
                try_tier(cipher, (tier)(1u << bit));
                tried = true;
            }
    if (!tried)
        check_skip("this machine has no kernels");
    return check_report("short");
}
