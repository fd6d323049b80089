/* What is measured: ciphers, keys, modes, lengths and channels. */
#ifndef BROADSIDE_BENCH_CELLS_H
#define BROADSIDE_BENCH_CELLS_H

#include "broadside.h"

enum { CHANNELS_MAX = 1024, BYTES_MAX = 1 << 20, CELLS_MAX = 6000 };

/* The mode of a cell that measures how long the key schedule takes. */
extern const char key_setup[];

typedef struct cell {
    const broadside_cipher *cipher;
    size_t key_bytes; /* of the cipher: XTS has two keys of it */
    const char *mode;
    bool encrypt;
    bool in_channels; /* through the functions for channels, even if there is only one */
    size_t channels;
    size_t bytes; /* of each message */
} cell;

/* Which cells are measured. */
typedef struct selection {
    bool full;          /* the full measurement, not the quick one */
    const char *cipher; /* NULL: all */
    const char *mode;   /* NULL: all, and key set-up */
    size_t bytes;       /* only single messages of this length; 0: all lengths, and channels */
} selection;

/* Returns the number of cells. */
size_t list_cells(cell cells[CELLS_MAX], const selection *of);

#endif
