/* XTS, IEEE 1619-2018 section 5 and SP 800-38E: data units with tweaks, for storage. */
#include "../wide/kernel.h"
#include "../wide/tweak.h"
#include "check.h"

/* SP 800-38E, section 4: the most blocks of a data unit. */
enum { BLOCK = 16, UNIT_BLOCKS_MAX = 1 << 20, UNITS_AT_ONCE = 64 };

/* The key of the data, and the operation on them. */
typedef struct direction {
    const broadside_key *key;
    wide_mode mode;
} direction;

/* The number of data units in at least one byte. For one unit there is no division, which would
 * take longer than a block of AES. */
static size_t units_in(size_t bytes, size_t unit_bytes) {
    return bytes <= unit_bytes ? 1 : (bytes - 1) / unit_bytes + 1;
}

/* Whether the numbers of this many units, from `first` on, fit in a block. */
static bool numbers_fit(const uint8_t first[BLOCK], size_t units) {
    return units == 1 || load_le64(first + 8) != UINT64_MAX ||
           units - 1 <= UINT64_MAX - load_le64(first);
}

static broadside_status check(const broadside_key *data, const broadside_key *tweak_key,
                              const uint8_t *number, uint8_t *out, const uint8_t *in, size_t bytes,
                              size_t unit_bytes) {
    if (data == NULL || data->cipher == NULL || tweak_key == NULL || tweak_key->cipher == NULL ||
        number == NULL)
        return BROADSIDE_ERROR_NULL;
    if (data->cipher != tweak_key->cipher || data->cipher->block_bytes != BLOCK)
        return BROADSIDE_ERROR_CIPHER;
    if (data == tweak_key)
        return BROADSIDE_ERROR_OVERLAP;
    if (unit_bytes < BLOCK || unit_bytes > (size_t)UNIT_BLOCKS_MAX * BLOCK)
        return BROADSIDE_ERROR_LENGTH;
    size_t rest = bytes <= unit_bytes ? bytes : bytes % unit_bytes;
    if (rest != 0 && rest < BLOCK)
        return BROADSIDE_ERROR_LENGTH;
    broadside_status status = check_buffers(data, out, in, bytes, 1);
    if (status != BROADSIDE_OK || bytes == 0)
        return status;
    if (overlap(out, bytes, tweak_key, tweak_key->cipher->schedule_bytes) ||
        overlap(out, bytes, number, BLOCK))
        return BROADSIDE_ERROR_OVERLAP;
    return numbers_fit(number, units_in(bytes, unit_bytes)) ? BROADSIDE_OK
                                                            : BROADSIDE_ERROR_COUNTER;
}

/* Adds one to a little-endian number. */
static void increment(uint8_t number[BLOCK]) {
    for (size_t i = 0; i < BLOCK && ++number[i] == 0; i++)
        continue;
}

/* Does one block with its tweak. The tweak becomes the next one. */
static void one_block(const direction *d, uint8_t *block, uint8_t tweak[BLOCK]) {
    broadside_run_mode(d->key, block, block, 1, tweak, d->mode);
}

/* Does the last whole block and the `rest` bytes after it: ciphertext stealing, section 5.3.2. */
static void steal(const direction *d, uint8_t *out, const uint8_t *in, size_t rest,
                  uint8_t tweak[BLOCK]) {
    uint8_t first[BLOCK], second[BLOCK], last_tweak[BLOCK];
    copy_block(first, in, BLOCK);
    copy_block(last_tweak, tweak, BLOCK);
    double_tweak(last_tweak);
    /* Encryption uses the two tweaks in order. Decryption undoes this from the last one. */
    uint8_t *for_first = d->mode == WIDE_XTS_ENCRYPT ? tweak : last_tweak;
    uint8_t *for_second = d->mode == WIDE_XTS_ENCRYPT ? last_tweak : tweak;
    one_block(d, first, for_first);
    copy_bytes(second, in + BLOCK, rest);
    copy_bytes(second + rest, first + rest, BLOCK - rest);
    one_block(d, second, for_second);
    copy_bytes(out + BLOCK, first, rest);
    copy_block(out, second, BLOCK);
    wipe(first, BLOCK);
    wipe(second, BLOCK);
}

static void unit(const direction *d, uint8_t *out, const uint8_t *in, size_t bytes,
                 uint8_t tweak[BLOCK]) {
    size_t rest = bytes % BLOCK, whole = bytes / BLOCK - (rest > 0);
    broadside_run_mode(d->key, out, in, whole, tweak, d->mode);
    if (rest > 0)
        steal(d, out + whole * BLOCK, in + whole * BLOCK, rest, tweak);
}

/* Encrypts the numbers of `units` data units: they become the tweaks of the first blocks. */
static void encrypt_numbers(const broadside_key *tweak_key, uint8_t *numbers, size_t units) {
    broadside_run_mode(tweak_key, numbers, numbers, units, NULL, WIDE_ECB_ENCRYPT);
}

/* The only data unit. */
static void run_one(const direction *d, const broadside_key *tweak_key, const uint8_t number[BLOCK],
                    uint8_t *out, const uint8_t *in, size_t bytes) {
    uint8_t tweak[BLOCK];
    copy_block(tweak, number, BLOCK);
    encrypt_numbers(tweak_key, tweak, 1);
    unit(d, out, in, bytes, tweak);
    wipe(tweak, sizeof tweak);
}

/* Computes the tweaks of up to UNITS_AT_ONCE data units together. This function is not inlined, so
 * that a single unit does not pay for its large frame. */
static NOT_INLINED void run_many(const direction *d, const broadside_key *tweak_key,
                                 const uint8_t first_number[BLOCK], uint8_t *out, const uint8_t *in,
                                 size_t bytes, size_t unit_bytes) {
    uint8_t number[BLOCK], tweaks[UNITS_AT_ONCE][BLOCK];
    copy_block(number, first_number, BLOCK);
    for (size_t done = 0; done < bytes;) {
        size_t units = units_in(bytes - done, unit_bytes);
        if (units > UNITS_AT_ONCE)
            units = UNITS_AT_ONCE;
        for (size_t i = 0; i < units; i++) {
            copy_block(tweaks[i], number, BLOCK);
            increment(number);
        }
        encrypt_numbers(tweak_key, tweaks[0], units);
        for (size_t i = 0; i < units; i++) {
            size_t now = bytes - done < unit_bytes ? bytes - done : unit_bytes;
            unit(d, out + done, in + done, now, tweaks[i]);
            done += now;
        }
    }
    broadside_wipe(tweaks, sizeof tweaks);
}

static broadside_status run(const direction *d, const broadside_key *tweak_key,
                            const uint8_t *first_number, uint8_t *out, const uint8_t *in,
                            size_t bytes, size_t unit_bytes) {
    broadside_status status = check(d->key, tweak_key, first_number, out, in, bytes, unit_bytes);
    if (status != BROADSIDE_OK || bytes == 0)
        return status;
    if (bytes <= unit_bytes)
        run_one(d, tweak_key, first_number, out, in, bytes);
    else
        run_many(d, tweak_key, first_number, out, in, bytes, unit_bytes);
    return status;
}

broadside_status broadside_xts_encrypt(const broadside_key *data_key,
                                       const broadside_key *tweak_key, const uint8_t first_unit[16],
                                       size_t unit_bytes, uint8_t *out, const uint8_t *in,
                                       size_t bytes) {
    direction d = {data_key, WIDE_XTS_ENCRYPT};
    return run(&d, tweak_key, first_unit, out, in, bytes, unit_bytes);
}

broadside_status broadside_xts_decrypt(const broadside_key *data_key,
                                       const broadside_key *tweak_key, const uint8_t first_unit[16],
                                       size_t unit_bytes, uint8_t *out, const uint8_t *in,
                                       size_t bytes) {
    direction d = {data_key, WIDE_XTS_DECRYPT};
    return run(&d, tweak_key, first_unit, out, in, bytes, unit_bytes);
}
