/* MARS on vectors of words and of bytes; the cipher is in src/cipher/mars. The S-box is
 * public, so lanes differ only in the words of their keys. */
enum { KEY_WORDS = 40 };
#define BLOCK 16
#define CIPHER mars
#include "../layout/words.h"

#define EACH_GROUP for (size_t g = 0; g < GROUPS; g++)

#if !defined(VECTOR_HAS_VBMI) && VECTOR_BYTES == 64
#include "word_lookups.h"
#elif GROUPS < 4
#include "narrow_lookups.h"
#else
#include "byte_lookups.h"
#endif

ALWAYS_INLINE const uint32_t *words_of_key(const broadside_key *key) {
    return ((const broadside_mars_key *)key)->words;
}

/* Word `w` of group g. */
#define WORD(w) x[4 * g + (w)]

/* One round of unkeyed mixing: word `a` changes the other three. */
ALWAYS_INLINE void forward_mix(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d) {
    vec source[4], y[4];
    lookups found;
    EACH_GROUP source[g] = WORD(a);
    begin_lookups(&found, source, 0);
    lookup8(y, 0, &found, 0);
    EACH_GROUP WORD(b) = vec_xor(WORD(b), y[g]);
    lookup8(y, 1, &found, 1);
    EACH_GROUP WORD(b) = vec_add32(WORD(b), y[g]);
    lookup8(y, 0, &found, 2);
    EACH_GROUP WORD(c) = vec_add32(WORD(c), y[g]);
    lookup8(y, 1, &found, 3);
    EACH_GROUP WORD(d) = vec_xor(WORD(d), y[g]);
    EACH_GROUP WORD(a) = vec_rotr32(WORD(a), 24);
}

ALWAYS_INLINE void backward_mix(vec x[VECTORS], size_t a, size_t b, size_t c, size_t d) {
    vec source[4], y[4];
    lookups found;
    EACH_GROUP source[g] = WORD(a);
    begin_lookups(&found, source, 1);
    lookup8(y, 1, &found, 0);
    EACH_GROUP WORD(b) = vec_xor(WORD(b), y[g]);
    lookup8(y, 0, &found, 3);
    EACH_GROUP WORD(c) = vec_sub32(WORD(c), y[g]);
    lookup8(y, 1, &found, 2);
    EACH_GROUP WORD(d) = vec_sub32(WORD(d), y[g]);
    lookup8(y, 0, &found, 1);
    EACH_GROUP WORD(d) = vec_xor(WORD(d), y[g]);
    EACH_GROUP WORD(a) = vec_rotl32(WORD(a), 24);
}

/* The E function's outputs l, m, r from the source word and its copy rotated by 13. */
ALWAYS_INLINE void expand(vec l[4], vec m[4], vec r[GROUPS], const vec plain[GROUPS],
                          const vec turned[GROUPS], size_t i, const call_keys *all,
                          const lane_keys *each) {
    EACH_GROUP {
        m[g] = vec_add32(plain[g], key_word(all, each, i, g));
        r[g] = vec_rotl32(vec_mul32(turned[g], key_word(all, each, i + 1, g)), 5);
    }
    lookup9(l, m);
    EACH_GROUP {
        l[g] = vec_xor(l[g], r[g]);
        m[g] = vec_rotlv32(m[g], r[g]);
        r[g] = vec_rotl32(r[g], 5);
        l[g] = vec_rotlv32(vec_xor(l[g], r[g]), r[g]);
    }
}

/* A round of the core: word `a` changes the others. In the inverse the rotation of `a` is undone.
 */
ALWAYS_INLINE void core(bool inverse, vec x[VECTORS], size_t a, size_t b, size_t c, size_t d,
                        size_t i, const call_keys *all, const lane_keys *each) {
    vec plain[GROUPS], turned[GROUPS], l[4], m[4], r[GROUPS];
    EACH_GROUP {
        plain[g] = inverse ? vec_rotr32(WORD(a), 13) : WORD(a);
        turned[g] = inverse ? WORD(a) : vec_rotl32(WORD(a), 13);
    }
    expand(l, m, r, plain, turned, i, all, each);
    EACH_GROUP {
        WORD(a) = inverse ? plain[g] : turned[g];
        WORD(b) = inverse ? vec_sub32(WORD(b), l[g]) : vec_add32(WORD(b), l[g]);
        WORD(c) = inverse ? vec_sub32(WORD(c), m[g]) : vec_add32(WORD(c), m[g]);
        WORD(d) = vec_xor(WORD(d), r[g]);
    }
}

/* In four rounds, each word is the source once: the words in order, or from the last to the first.
 * The round changes the words at the distances `step`, 2 and 4 - `step` from the source. */
enum { UP = 1, DOWN = 3 };

ALWAYS_INLINE size_t source_of_round(bool from_last, size_t n) {
    return from_last ? 3 - n : n;
}

ALWAYS_INLINE void forward_round(vec x[VECTORS], size_t n, bool from_last) {
    const size_t a = source_of_round(from_last, n), step = from_last ? DOWN : UP;
    const size_t b = (a + step) % 4, c = (a + 2) % 4, d = (a + 4 - step) % 4;
    forward_mix(x, a, b, c, d);
    if (n < 2)
        EACH_GROUP WORD(a) = vec_add32(WORD(a), n == 0 ? WORD(d) : WORD(b));
}

ALWAYS_INLINE void backward_round(vec x[VECTORS], size_t n, bool from_last) {
    const size_t a = source_of_round(from_last, n), step = from_last ? DOWN : UP;
    const size_t b = (a + step) % 4, c = (a + 2) % 4, d = (a + 4 - step) % 4;
    backward_mix(x, a, b, c, d);
    if (n == 1 || n == 2)
        EACH_GROUP WORD(b) = vec_sub32(WORD(b), n == 1 ? WORD(a) : WORD(c));
}

ALWAYS_INLINE void core_round(bool inverse, vec x[VECTORS], size_t n, size_t step, size_t i,
                              const call_keys *all, const lane_keys *each) {
    const size_t a = source_of_round(inverse, n);
    core(inverse, x, a, (a + step) % 4, (a + 2) % 4, (a + 4 - step) % 4, i, all, each);
}

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

/* The compiler does not know the number, so it does not unroll the loop. */
ALWAYS_INLINE size_t unknown(size_t number) {
    __asm__("" : "+r"(number));
    return number;
}

/* Four rounds: `ROUND(n)` for n from 0 to 3. With the code of more rounds, a pass would not fit
 * into the instruction cache. */
#define FOUR_ROUNDS(ROUND)                                                                         \
    do {                                                                                           \
        ROUND(0);                                                                                  \
        ROUND(1);                                                                                  \
        ROUND(2);                                                                                  \
        ROUND(3);                                                                                  \
    } while (0)
#define TWICE for (size_t turns = unknown(2); turns > 0; turns--)

/* Both mixing phases and the core between them. Decryption takes the words in reverse order. */
#define FORWARD_ROUND(n) forward_round(x, n, decrypts)
#define BACKWARD_ROUND(n) backward_round(x, n, decrypts)
#define CORE_ROUND(n)                                                                              \
    core_round(decrypts, x, n, step, decrypts ? i - 2 - 2 * (n) : i + 2 * (n), all, each)

/* Eight rounds of the core, for encryption from key word `first` on, for decryption down to it. */
ALWAYS_INLINE void half_core(bool decrypts, vec x[VECTORS], size_t first, size_t step,
                             const call_keys *all, const lane_keys *each) {
    for (size_t turn = 0; turn < 2; turn++) {
        size_t i = decrypts ? first + 16 - 8 * turn : first + 8 * turn;
        FOUR_ROUNDS(CORE_ROUND);
    }
}

ALWAYS_INLINE void do_rounds(bool decrypts, vec x[VECTORS], const call_keys *all,
                             const lane_keys *each) {
    TWICE FOUR_ROUNDS(FORWARD_ROUND);
    half_core(decrypts, x, decrypts ? 20 : 4, decrypts ? DOWN : UP, all, each);
    half_core(decrypts, x, decrypts ? 4 : 20, decrypts ? UP : DOWN, all, each);
    TWICE FOUR_ROUNDS(BACKWARD_ROUND);
}

ALWAYS_INLINE void encrypt_words(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    add_words(x, 0, all, each);
    do_rounds(false, x, all, each);
    subtract_words(x, 36, all, each);
}

ALWAYS_INLINE void decrypt_words(vec x[VECTORS], const call_keys *all, const lane_keys *each) {
    add_words(x, 36, all, each);
    do_rounds(true, x, all, each);
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

#include "../modes/modes.h"
