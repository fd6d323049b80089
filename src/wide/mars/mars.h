/* MARS on vectors of words and of bytes; the cipher is in src/cipher/mars. The S-box is
 * public, so lanes differ only in the words of their keys. */
enum { KEY_WORDS = 40 };
#define BLOCK 16
#define CIPHER mars
#include "../words.h"

#if !defined(VECTOR_HAS_VBMI) && VECTOR_BYTES == 64
#include "word_lookups.h"
#else
#include "byte_lookups.h"
#endif

ALWAYS_INLINE const uint32_t *words_of_key(const broadside_key *key) {
    return ((const broadside_mars_key *)key)->words;
}

#define EACH_GROUP for (size_t g = 0; g < GROUPS; g++)
/* Word `w` of group g. */
#define WORD(w) x[4 * g + (w)]

/* One round of unkeyed mixing: word `a` changes the other three. */
ALWAYS_INLINE void forward_mix(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d) {
    vec index[4], y[4];
    EACH_GROUP index[g] = WORD(a);
    spread(index);
    lookup8(y, 0, index, 0);
    EACH_GROUP WORD(b) = vec_xor(WORD(b), y[g]);
    lookup8(y, 1, index, 1);
    EACH_GROUP WORD(b) = vec_add32(WORD(b), y[g]);
    lookup8(y, 0, index, 2);
    EACH_GROUP WORD(c) = vec_add32(WORD(c), y[g]);
    lookup8(y, 1, index, 3);
    EACH_GROUP WORD(d) = vec_xor(WORD(d), y[g]);
    EACH_GROUP WORD(a) = vec_rotr32(WORD(a), 24);
}

ALWAYS_INLINE void backward_mix(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d) {
    vec index[4], y[4];
    EACH_GROUP index[g] = WORD(a);
    spread(index);
    lookup8(y, 1, index, 0);
    EACH_GROUP WORD(b) = vec_xor(WORD(b), y[g]);
    lookup8(y, 0, index, 3);
    EACH_GROUP WORD(c) = vec_sub32(WORD(c), y[g]);
    lookup8(y, 1, index, 2);
    EACH_GROUP WORD(d) = vec_sub32(WORD(d), y[g]);
    lookup8(y, 0, index, 1);
    EACH_GROUP WORD(d) = vec_xor(WORD(d), y[g]);
    EACH_GROUP WORD(a) = vec_rotl32(WORD(a), 24);
}

ALWAYS_INLINE void forward_mix_four(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d) {
    forward_mix(x, a, b, c, d);
    EACH_GROUP WORD(a) = vec_add32(WORD(a), WORD(d));
    forward_mix(x, b, c, d, a);
    EACH_GROUP WORD(b) = vec_add32(WORD(b), WORD(c));
    forward_mix(x, c, d, a, b);
    forward_mix(x, d, a, b, c);
}

ALWAYS_INLINE void backward_mix_four(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d) {
    backward_mix(x, a, b, c, d);
    backward_mix(x, b, c, d, a);
    EACH_GROUP WORD(c) = vec_sub32(WORD(c), WORD(b));
    backward_mix(x, c, d, a, b);
    EACH_GROUP WORD(d) = vec_sub32(WORD(d), WORD(a));
    backward_mix(x, d, a, b, c);
}

/* The E function's outputs l, m, r from the source word and its copy rotated by 13. */
ALWAYS_INLINE void expand(vec l[4], vec m[GROUPS], vec r[GROUPS], const vec plain[GROUPS],
                          const vec turned[GROUPS], size_t i, const call_keys *all,
                          const lane_keys *each) {
    vec index[4];
    EACH_GROUP {
        m[g] = index[g] = vec_add32(plain[g], key_word(all, each, i, g));
        r[g] = vec_rotl32(vec_mul32(turned[g], key_word(all, each, i + 1, g)), 5);
    }
    spread(index);
    lookup9(l, index);
    EACH_GROUP {
        l[g] = vec_xor(l[g], r[g]);
        m[g] = vec_rotlv32(m[g], r[g]);
        r[g] = vec_rotl32(r[g], 5);
        l[g] = vec_rotlv32(vec_xor(l[g], r[g]), r[g]);
    }
}

ALWAYS_INLINE void core(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d, size_t i,
                        const call_keys *all, const lane_keys *each) {
    vec plain[GROUPS], turned[GROUPS], l[4], m[GROUPS], r[GROUPS];
    EACH_GROUP {
        plain[g] = WORD(a);
        turned[g] = vec_rotl32(WORD(a), 13);
    }
    expand(l, m, r, plain, turned, i, all, each);
    EACH_GROUP {
        WORD(a) = turned[g];
        WORD(b) = vec_add32(WORD(b), l[g]);
        WORD(c) = vec_add32(WORD(c), m[g]);
        WORD(d) = vec_xor(WORD(d), r[g]);
    }
}

ALWAYS_INLINE void inverse_core(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d, size_t i,
                                const call_keys *all, const lane_keys *each) {
    vec plain[GROUPS], turned[GROUPS], l[4], m[GROUPS], r[GROUPS];
    EACH_GROUP {
        turned[g] = WORD(a);
        plain[g] = vec_rotr32(WORD(a), 13);
    }
    expand(l, m, r, plain, turned, i, all, each);
    EACH_GROUP {
        WORD(a) = plain[g];
        WORD(b) = vec_sub32(WORD(b), l[g]);
        WORD(c) = vec_sub32(WORD(c), m[g]);
        WORD(d) = vec_xor(WORD(d), r[g]);
    }
}

enum { A, B, C, D };

ALWAYS_INLINE void add_words(vec x[VECTORS], size_t i, const call_keys *all,
                             const lane_keys *each) {
    for (size_t w = 0; w < 4; w++)
        EACH_GROUP WORD(w) = vec_add32(WORD(w), key_word(all, each, i + w, g));
}

ALWAYS_INLINE void subtract_words(vec x[VECTORS], size_t i, const call_keys *all,
                                  const lane_keys *each) {
    for (size_t w = 0; w < 4; w++)
        EACH_GROUP WORD(w) = vec_sub32(WORD(w), key_word(all, each, i + w, g));
}

/* The compiler does not know this number, so it does not unroll the loop: with the code of both
 * turns, a pass would not fit into the instruction cache. */
ALWAYS_INLINE size_t unknown_two(void) {
    size_t two = 2;
    __asm__("" : "+r"(two));
    return two;
}

#define TWICE for (size_t turns = unknown_two(); turns > 0; turns--)

ALWAYS_INLINE void encrypt_words(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    add_words(x, 0, all, each);
    TWICE forward_mix_four(x, A, B, C, D);
    for (size_t i = 4; i < 20; i += 8) {
        core(x, A, B, C, D, i, all, each);
        core(x, B, C, D, A, i + 2, all, each);
        core(x, C, D, A, B, i + 4, all, each);
        core(x, D, A, B, C, i + 6, all, each);
    }
    for (size_t i = 20; i < 36; i += 8) {
        core(x, A, D, C, B, i, all, each);
        core(x, B, A, D, C, i + 2, all, each);
        core(x, C, B, A, D, i + 4, all, each);
        core(x, D, C, B, A, i + 6, all, each);
    }
    TWICE backward_mix_four(x, A, B, C, D);
    subtract_words(x, 36, all, each);
}

/* The mixing phases invert each other with the words in reverse order. */
ALWAYS_INLINE void decrypt_words(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    add_words(x, 36, all, each);
    TWICE forward_mix_four(x, D, C, B, A);
    for (size_t i = 36; i > 20; i -= 8) {
        inverse_core(x, D, C, B, A, i - 2, all, each);
        inverse_core(x, C, B, A, D, i - 4, all, each);
        inverse_core(x, B, A, D, C, i - 6, all, each);
        inverse_core(x, A, D, C, B, i - 8, all, each);
    }
    for (size_t i = 20; i > 4; i -= 8) {
        inverse_core(x, D, A, B, C, i - 2, all, each);
        inverse_core(x, C, D, A, B, i - 4, all, each);
        inverse_core(x, B, C, D, A, i - 6, all, each);
        inverse_core(x, A, B, C, D, i - 8, all, each);
    }
    TWICE backward_mix_four(x, D, C, B, A);
    subtract_words(x, 0, all, each);
}

#if !defined(LOOKUP_CALLS)
ALWAYS_INLINE const uint8_t *end_of_lookups(void) {
    return stack_end();
}
#endif

/* This function is not inlined in each mode, because the code is long. `passes` is 1, or 0 to learn
 * the depth of the stack. */
#define PASS_FUNCTION(name, function, type, ...)                                                   \
    static __attribute__((noinline)) const uint8_t *name(vec words[VECTORS], const type *keys,     \
                                                         size_t passes) {                          \
        for (; passes > 0; passes--) {                                                             \
            vec x[VECTORS];                                                                        \
            for (size_t i = 0; i < VECTORS; i++)                                                   \
                x[i] = vec_load(&words[i]);                                                        \
            function(x, __VA_ARGS__);                                                              \
            for (size_t i = 0; i < VECTORS; i++)                                                   \
                vec_store(&words[i], x[i]);                                                        \
        }                                                                                          \
        return deeper(stack_end(), end_of_lookups());                                              \
    }

PASS_FUNCTION(encrypt_with_one_key, encrypt_words, call_keys, &(const call_keys){keys->words}, NULL)
PASS_FUNCTION(encrypt_with_keys, encrypt_words, lane_keys, NULL, keys)
PASS_FUNCTION(decrypt_with_one_key, decrypt_words, call_keys, &(const call_keys){keys->words}, NULL)
PASS_FUNCTION(decrypt_with_keys, decrypt_words, lane_keys, NULL, keys)

ALWAYS_INLINE void encrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    if (all != NULL)
        encrypt_with_one_key(x, all, 1);
    else
        encrypt_with_keys(x, each, 1);
}

ALWAYS_INLINE void decrypt(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    if (all != NULL)
        decrypt_with_one_key(x, all, 1);
    else
        decrypt_with_keys(x, each, 1);
}

#define CIPHER_CALLS 1
ALWAYS_INLINE const uint8_t *end_of_calls(void) {
    /* The compiler does not know these values, so it makes no second copies. */
    void *no_words = NULL;
    const void *no_keys = NULL;
    size_t passes = 0;
    __asm__("" : "+r"(no_words), "+r"(no_keys), "+r"(passes));
    return deeper(deeper(encrypt_with_one_key(no_words, no_keys, passes),
                         encrypt_with_keys(no_words, no_keys, passes)),
                  deeper(decrypt_with_one_key(no_words, no_keys, passes),
                         decrypt_with_keys(no_words, no_keys, passes)));
}

#include "../modes.h"
