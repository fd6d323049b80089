/* The implementations that this library was built with, and whether this machine can run them. */
#include "kernel.h"

typedef struct writer {
    broadside_implementation *list;
    size_t capacity, count;
} writer;

static void add(writer *w, broadside_implementation entry) {
    if (w->count < w->capacity)
        w->list[w->count] = entry;
    w->count++;
}

/* Whether the list has an earlier kernel of this name: it has other limits for another processor.
 */
static bool is_again(const kernel *const *first, const kernel *const *k) {
    while (first < k && !equal_text((*first)->name, (*k)->name))
        first++;
    return first < k;
}

static void add_kernels(writer *w, const broadside_cipher *cipher) {
    if (cipher->wide == NULL)
        return;
    const kernel *const *first = cipher->wide->kernels;
    for (const kernel *const *k = first; *k != NULL; k++)
        if (!is_again(first, k))
            add(w, (broadside_implementation){cipher->name, (*k)->name,
                                              broadside_tier_name((*k)->needs), (*k)->blocks, true,
                                              ((*k)->needs & broadside_tiers()) != 0});
}

size_t broadside_implementations(broadside_implementation *list, size_t capacity) {
    writer w = {list, list == NULL ? 0 : capacity, 0};
    const broadside_cipher *cipher;
    for (size_t i = 0; (cipher = broadside_cipher_at(i)) != NULL; i++) {
        add_kernels(&w, cipher);
        add(&w, (broadside_implementation){cipher->name, "portable", "portable", cipher->lanes,
                                           cipher->constant_time, true});
    }
    return w.count;
}
