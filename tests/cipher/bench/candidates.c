#include "candidates.h"

#include "../shared/check.h"
#include "src/wide/kernel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const tier tiers_in_order[] = {TIER_AVX512_VBMI, TIER_AVX512,   TIER_AVX2_VAES, TIER_AVX2,
                                      TIER_AESNI,       TIER_NEON_AES, TIER_NEON};
enum { AVX2_TIERS = TIER_AESNI | TIER_AVX2 };

/* Every channel has its own key and IV. Mixed lengths of key are not measured. */
static bool open_states(candidate *one, const char *cipher, const cell *what) {
    uint8_t key[2 * BROADSIDE_KEY_BYTES_MAX], iv[BROADSIDE_BLOCK_BYTES_MAX];
    bool is_key_setup = what->mode == key_setup;
    const char *mode = is_key_setup ? "cbc" : what->mode;
    size_t keys = strcmp(mode, "xts") == 0 ? 2 : 1;
    for (one->channels = 0; one->channels < what->channels; one->channels++) {
        fill_bytes(key, sizeof key, 3 + 2 * one->channels);
        fill_bytes(iv, sizeof iv, 4 + 2 * one->channels);
        job with = {cipher,
                    mode,
                    what->encrypt,
                    key,
                    keys * what->key_bytes,
                    strcmp(mode, "ecb") == 0 ? NULL : iv};
        void *state = one->library->open(&with);
        if (state == NULL)
            return false;
        if (one->channels == 0)
            memcpy(one->iv, iv, sizeof iv);
        one->states[one->channels] = state;
    }
    return true;
}

static void close_states(candidate *one) {
    while (one->channels > 0)
        one->library->close(one->states[--one->channels]);
}

typedef struct list {
    candidate *all;
    size_t count;
    const cell *what;
} list;

static void add(list *to, candidate one, const char *cipher) {
    if (to->count == CANDIDATES_MAX)
        return;
    candidate *place = &to->all[to->count];
    *place = one;
    broadside_use_tiers(one.tiers);
    if (open_states(place, cipher, to->what))
        to->count++;
    else
        close_states(place);
}

/* Whether the cipher has kernels of its own for a tier. */
static bool has_kernels(const broadside_cipher *cipher, tier which) {
    if (cipher->wide == NULL)
        return false;
    for (const kernel *const *k = cipher->wide->kernels; *k != NULL; k++)
        if ((*k)->needs == which)
            return true;
    return false;
}

static void add_tier(list *to, tier which, uint32_t usable) {
    const broadside_cipher *cipher = to->what->cipher;
    add(to,
        (candidate){.library = &peer_broadside,
                    .implementation = "wide",
                    .tier = broadside_tier_name(which),
                    .tiers = (2 * (uint32_t)which - 1) & usable,
                    .constant_time = cipher->constant_time},
        cipher->name);
}

static void add_ours(list *to, bool full, bool only_avx2) {
    const broadside_cipher *cipher = to->what->cipher;
    broadside_use_tiers(only_avx2 ? AVX2_TIERS : UINT32_MAX);
    uint32_t usable = broadside_tiers();
    for (size_t i = 0; i < sizeof tiers_in_order / sizeof *tiers_in_order; i++) {
        tier which = tiers_in_order[i];
        if ((which & usable) != 0 && has_kernels(cipher, which) && (full || to->count == 0))
            add_tier(to, which, usable);
    }
    if (only_avx2 && to->count > 0)
        return;
    add(to,
        (candidate){.library = &peer_broadside,
                    .implementation = "scalar",
                    .tier = broadside_tier_name((tier)0),
                    .constant_time = cipher->constant_time},
        cipher->name);
    char name[32];
    snprintf(name, sizeof name, "%s_table", cipher->name);
    if (broadside_cipher_find(name) != NULL)
        add(to,
            (candidate){.library = &peer_broadside,
                        .implementation = "table",
                        .tier = broadside_tier_name((tier)0)},
            name);
}

size_t open_candidates(candidate all[CANDIDATES_MAX], const cell *what, bool full, bool only_avx2) {
    list to = {all, 0, what};
    add_ours(&to, full, only_avx2);
    for (size_t i = 0; peers[i] != NULL; i++)
        add(&to, (candidate){.library = peers[i]}, what->cipher->name);
    return to.count;
}

void close_candidates(candidate all[], size_t count) {
    for (size_t i = 0; i < count; i++)
        close_states(&all[i]);
}

static void set_keys(const candidate *one) {
    enum { KEYS = 16 };
    static uint8_t keys[KEYS][BROADSIDE_KEY_BYTES_MAX];
    if (keys[0][0] == 0)
        fill_bytes(keys[0], sizeof keys, 17);
    for (size_t i = 0; i < KEYS; i++)
        one->library->set_key(one->states[0], keys[i]);
}

void run_candidate(const candidate *one, const cell *what, uint8_t *data) {
    if (what->mode == key_setup) {
        set_keys(one);
        return;
    }
    if (what->in_channels && one->library->run_channels != NULL) {
        uint8_t *each[CHANNELS_MAX];
        for (size_t i = 0; i < what->channels; i++)
            each[i] = data + i * what->bytes;
        one->library->run_channels(one->states, each, what->channels, what->bytes);
        return;
    }
    if (!what->in_channels && strcmp(what->mode, "ecb") != 0)
        one->library->start(one->states[0], one->iv);
    for (size_t i = 0; i < what->channels; i++) {
        uint8_t *part = data + i * what->bytes;
        one->library->run(one->states[i], part, part, what->bytes);
    }
}

ptrdiff_t compare_candidates(const candidate all[], size_t count, const cell *what, size_t *which) {
    static uint8_t expected[BYTES_MAX], data[BYTES_MAX];
    size_t bytes = what->channels * what->bytes;
    for (size_t i = 0; i < count && bytes > 0; i++) {
        uint8_t *result = i == 0 ? expected : data;
        fill_bytes(result, bytes, 1);
        broadside_use_tiers(all[i].tiers);
        run_candidate(&all[i], what, result);
        for (size_t at = 0; i > 0 && at < bytes; at++)
            if (data[at] != expected[at]) {
                *which = i;
                return (ptrdiff_t)at;
            }
    }
    return -1;
}
