#include "cells.h"

#include <string.h>

const char key_setup[] = "key set-up";

typedef struct use {
    const char *mode;
    bool encrypt;
    bool quick; /* also in the quick measurement */
} use;

static const use uses[] = {
    {"ecb", true, true}, {"ecb", false, true}, {"ctr", true, true}, {"ctr", false, false},
    {"cbc", true, true}, {"cbc", false, true}, {"cfb", true, true}, {"cfb", false, true},
    {"xts", true, true}, {"xts", false, true}, {"ofb", true, true}, {"ofb", false, false},
};

/* Messages of this length are measured in the quick measurement too. */
enum { QUICK_BYTES = 16384 };

typedef struct split {
    size_t channels, bytes;
    bool quick;
} split;

/* Channels of 1 KiB each, then 64 KiB split over the channels. */
static const split splits[] = {
    {1, 1024, false},   {4, 1024, false},   {16, 1024, true},  {64, 1024, true},
    {256, 1024, false}, {1024, 1024, true}, {1, 65536, false}, {4, 16384, false},
    {16, 4096, false},  {256, 256, false},  {1024, 64, true},
};

/* Messages in CTR that end within a block. The second is the longest packet of Ethernet. */
static const size_t packet_bytes[] = {300, 1500};

typedef struct list {
    cell *cells;
    size_t count;
    const selection *of;
} list;

static void add(list *all, cell what) {
    if (all->of->mode != NULL && strcmp(all->of->mode, what.mode) != 0)
        return;
    if (all->count < CELLS_MAX)
        all->cells[all->count++] = what;
}

static bool is_wanted_length(const list *all, const char *mode, size_t bytes) {
    if (all->of->bytes != 0)
        return bytes == all->of->bytes;
    return all->of->full || bytes == QUICK_BYTES ||
           (strcmp(mode, "ctr") == 0 && bytes < 4 * QUICK_BYTES);
}

static void add_message(list *all, const cell *base, size_t bytes) {
    if (!is_wanted_length(all, base->mode, bytes))
        return;
    cell what = *base;
    what.channels = 1;
    what.bytes = bytes;
    add(all, what);
}

static void add_messages(list *all, const cell *base) {
    for (size_t bytes = 64; bytes <= BYTES_MAX; bytes *= 4)
        add_message(all, base, bytes);
    for (size_t i = 0; i < sizeof packet_bytes / sizeof *packet_bytes; i++)
        if (strcmp(base->mode, "ctr") == 0)
            add_message(all, base, packet_bytes[i]);
}

static void add_channels(list *all, const cell *base) {
    if (strcmp(base->mode, "ecb") == 0 || strcmp(base->mode, "xts") == 0)
        return; /* there are no functions for channels */
    if (all->of->bytes != 0)
        return;
    for (size_t i = 0; i < sizeof splits / sizeof *splits; i++)
        if (all->of->full || (splits[i].quick && strcmp(base->mode, "cbc") == 0 && base->encrypt)) {
            cell what = *base;
            what.in_channels = true;
            what.channels = splits[i].channels;
            what.bytes = splits[i].bytes;
            add(all, what);
        }
}

static void add_key(list *all, const broadside_cipher *cipher, size_t key_bytes) {
    for (size_t i = 0; i < sizeof uses / sizeof *uses; i++) {
        bool is_xts = strcmp(uses[i].mode, "xts") == 0;
        if ((!all->of->full && !uses[i].quick) || (is_xts && cipher->block_bytes != 16))
            continue;
        cell base = {cipher, key_bytes, uses[i].mode, uses[i].encrypt, false, 1, 0};
        add_messages(all, &base);
        add_channels(all, &base);
    }
    add(all, (cell){cipher, key_bytes, key_setup, true, false, 1, 0});
}

/* Table ciphers are implementations of the cipher whose name they begin with. */
static bool is_table(const broadside_cipher *cipher) {
    const char *ending = strrchr(cipher->name, '_');
    return ending != NULL && strcmp(ending, "_table") == 0;
}

size_t list_cells(cell cells[CELLS_MAX], const selection *of) {
    list all = {cells, 0, of};
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        if (is_table(cipher) || (of->cipher != NULL && strcmp(of->cipher, cipher->name) != 0))
            continue;
        /* Keys of the AES candidates grow in steps of eight bytes; MARS has others, equally fast.
         */
        size_t step = cipher->block_bytes == 16 ? 8 : cipher->key_bytes_step;
        if (!of->full && strcmp(cipher->name, "mars1998") == 0)
            continue;
        for (size_t key = cipher->key_bytes_min; key <= cipher->key_bytes_max && key <= 32;
             key += step)
            if (of->full || key == (strcmp(cipher->name, "des3") == 0 ? 24 : cipher->key_bytes_min))
                add_key(&all, cipher, key);
    }
    return all.count;
}
