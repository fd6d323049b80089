/*
 * Broadside: block ciphers and their modes of operation.
 *
 * These modes only hide data. None of them detects changes of the data. Authenticate ciphertext
 * (for example with HMAC or CMAC over IV and ciphertext) before you decrypt it.
 *
 * Names. Every name is `broadside_` followed by
 *
 *     <cipher>                          the cipher's description       broadside_des
 *     <cipher>_key                      its key schedule, a type       broadside_des_key
 *     <cipher>_set_key                  fills it                       broadside_des_set_key
 *     <mode>_<encrypt|decrypt>          one message, any cipher        broadside_cbc_encrypt
 *     <mode>_<encrypt|decrypt>_channels n independent messages broadside_cbc_encrypt_channels
 *     <thing>_<verb>                    all others                     broadside_chain_start
 *
 * The cipher `any` is one chosen at run time. Sizes are in bytes unless a name says blocks.
 *
 * Memory. The library allocates nothing, and keeps no state between calls except in the caller's
 * objects; it only remembers which instructions the processor has. Buffers need no alignment. `out`
 * may equal `in`. BROADSIDE_ERROR_OVERLAP refuses all other overlaps of `out` with `in`, with the
 * key or with the chain of one call or one channel, of the chain with `in` or with the key, and of
 * `out` with the array of channels. A pointer to 0 bytes may be NULL. Functions may run in several
 * threads at once if no two of them write to one object. After a key is set, functions only read
 * it.
 *
 * Stack. A call on several channels needs up to 128 KiB of stack, and so does a message of MARS in
 * a feedback mode. Other calls need up to 16 KiB. If the library was built with
 * -fstack-clash-protection, as CMake does, a thread with less stack ends with a fault in its guard
 * page; without it, such a call may write to memory beyond the guard page.
 *
 * Channels of one call must not share chains. What one channel writes (`out` and the chain) must
 * not overlap what another channel reads or writes, its key included. A shared chain is refused.
 * Other overlaps between channels are not detected; the results then depend on the processor.
 *
 * Errors are values that must be used. After an error, no output byte and no chain has changed,
 * unless a function says otherwise.
 *
 * Checks. Every function refuses NULL, wrong lengths, keys that are not set, and chains that were
 * not started. Data (`in`, `out`) and arrays of channels have a wrong length if it is above
 * PTRDIFF_MAX or they would run past the end of the address space. A chain that was not started is
 * always refused if its memory is zero, and almost always if its memory has other contents.
 * Functions do not detect other invalid pointers, lengths that are wrong but possible, a chain that
 * was started with another key of the same cipher, key memory that no function has set or zeroed,
 * and false descriptions of ciphers that are not part of this library.
 *
 * The field `constant_time` says whether an implementation is constant-time; see docs/ciphers.md.
 */
#ifndef BROADSIDE_H
#define BROADSIDE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of the library that this header belongs to. */
#define BROADSIDE_VERSION "0.2.0"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define BROADSIDE_API __attribute__((visibility("default")))
#define BROADSIDE_MUST_USE __attribute__((warn_unused_result))
#else
#define BROADSIDE_API
#define BROADSIDE_MUST_USE
#endif
#define BROADSIDE_CHECKED BROADSIDE_API BROADSIDE_MUST_USE

/* The version of the library that runs, in the form of BROADSIDE_VERSION. */
BROADSIDE_API const char *broadside_version(void);

#define BROADSIDE_BLOCK_BYTES_MAX 16
#define BROADSIDE_KEY_BYTES_MAX 56

typedef enum broadside_status {
    BROADSIDE_OK = 0,
    BROADSIDE_ERROR_NULL,       /* a pointer that must not be NULL is, or a key is not set */
    BROADSIDE_ERROR_KEY_LENGTH, /* not a key length of this cipher */
    BROADSIDE_ERROR_IV_LENGTH,  /* not one block */
    BROADSIDE_ERROR_LENGTH,     /* a wrong length or number, or data that are not whole blocks */
    BROADSIDE_ERROR_OVERLAP,    /* buffers, keys or chains overlap; see above */
    BROADSIDE_ERROR_PADDING,    /* not PKCS#7 padding */
    BROADSIDE_ERROR_CIPHER,     /* keys of different ciphers, or XTS with blocks of 8 bytes */
    BROADSIDE_ERROR_CHAIN,      /* the chain is not started, or serves something else */
    BROADSIDE_ERROR_COUNTER     /* a counter would repeat or has no place; XTS: number too large */
} broadside_status;

/* The status in words, without a full stop at the end. Never NULL. */
BROADSIDE_API const char *broadside_status_text(broadside_status status);

/* ---- Ciphers ---- */

/* The first member of every key type. The modes take keys as pointers to it. <cipher>_set_key sets
 * it. A key of zeros, `{0}`, is not set: it can be wiped, and every other function refuses it. */
typedef struct broadside_key {
    const struct broadside_cipher *cipher;
} broadside_key;

/*
 * An implementation of a cipher: facts, and the operations that every mode uses. A kernel for wide
 * registers is another `broadside_cipher` with the same key type. The operations check nothing, so
 * callers must not use them.
 */
typedef struct broadside_cipher {
    const char *name; /* lower case: "des", "des3", ... */
    uint16_t block_bytes;
    uint16_t key_bytes_min;
    uint16_t key_bytes_max;
    uint16_t key_bytes_step;
    uint16_t schedule_bytes; /* size of <cipher>_key */
    uint16_t lanes;          /* blocks or channels that the implementation prefers at once */
    bool constant_time;      /* no branch and no address depends on key or data */
    /* `size` must be a valid key length. The caller wipes the stack. */
    void (*set_key)(broadside_key *key, const uint8_t *bytes, size_t size);
    /* n independent blocks under one key. `out` equals `in` or does not overlap it. */
    void (*encrypt_blocks)(const broadside_key *key, uint8_t *out, const uint8_t *in,
                           size_t blocks);
    void (*decrypt_blocks)(const broadside_key *key, uint8_t *out, const uint8_t *in,
                           size_t blocks);
    /* One block of each of n channels, each under its own key, in place. */
    void (*encrypt_channels)(const broadside_key *const keys[], uint8_t *const blocks[],
                             size_t channels);
    /* Faster implementations for many blocks. The library chooses among them. NULL if there are
     * none. */
    const struct broadside_wide *wide;
} broadside_cipher;

/* DES (FIPS 46-3): 8-byte key (parity bits ignored), 8-byte block. The key is too short for
 * secrets: use DES only for study and old data. Weak keys are accepted. */
typedef struct broadside_des_key {
    broadside_key head;
    uint32_t rounds[32];
} broadside_des_key;

/* Triple-DES (SP 800-67): 16-byte key (K1, K2; K3 = K1) or 24-byte key (K1, K2, K3), 8-byte block.
 * Change keys long before 2^32 blocks. */
typedef struct broadside_des3_key {
    broadside_key head;
    uint32_t rounds[96];
} broadside_des3_key;

/* AES (FIPS 197): 16, 24 or 32-byte key, 16-byte block. Constant-time. */
typedef struct broadside_aes_key {
    broadside_key head;
    uint32_t rounds;
    uint32_t unused; /* so that a key at a multiple of 16 has no round key across cache lines */
    uint32_t encrypt[60];
    uint32_t decrypt[60];
} broadside_aes_key;

/* Serpent: 16, 24 or 32-byte key, 16-byte block, in the byte order of its NESSIE vectors.
 * Constant-time. */
typedef struct broadside_serpent_key {
    broadside_key head;
    uint32_t words[132];
} broadside_serpent_key;

/* Twofish with full keying: 16, 24 or 32-byte key, 16-byte block. Constant-time. */
typedef struct broadside_twofish_key {
    broadside_key head;
    uint32_t subkeys[40];
    uint32_t pairs;          /* key words of each S-box: 2, 3 or 4 */
    uint32_t words[4];       /* these key words; byte i belongs to S-box i */
    uint32_t sboxes[4][256]; /* with the MDS matrix; only for broadside_twofish_table */
} broadside_twofish_key;

/* RC6-32/20: 16, 24 or 32-byte key, 16-byte block. Constant-time on machines whose multiplication
 * and rotation are constant-time. */
typedef struct broadside_rc6_key {
    broadside_key head;
    uint32_t words[44];
} broadside_rc6_key;

/* MARS: 16 to 56-byte key in steps of 4, 16-byte block. Constant-time on machines with vectors of
 * 128 bits, table-based on others. `mars` has the key schedule of August 1999, `mars1998` has the
 * one of the first submission. They share the key type. */
typedef struct broadside_mars_key {
    broadside_key head;
    uint32_t words[40];
} broadside_mars_key;

/* Large enough for the key of any cipher. */
typedef union broadside_any_key {
    broadside_key head;
    broadside_aes_key aes;
    broadside_des_key des;
    broadside_des3_key des3;
    broadside_mars_key mars;
    broadside_rc6_key rc6;
    broadside_serpent_key serpent;
    broadside_twofish_key twofish;
} broadside_any_key;

extern BROADSIDE_API const broadside_cipher broadside_aes;
extern BROADSIDE_API const broadside_cipher broadside_des;
extern BROADSIDE_API const broadside_cipher broadside_des3;
extern BROADSIDE_API const broadside_cipher broadside_mars;
extern BROADSIDE_API const broadside_cipher broadside_mars1998;
extern BROADSIDE_API const broadside_cipher broadside_rc6;
extern BROADSIDE_API const broadside_cipher broadside_serpent;
extern BROADSIDE_API const broadside_cipher broadside_twofish;

/*
 * The table-based implementation of each cipher that has one. Its name is `<cipher>_table`. It
 * gives the same results and shares the key type; `constant_time` is false. It is meant for study,
 * and for processors without a data cache. The library never chooses it.
 */
extern BROADSIDE_API const broadside_cipher broadside_aes_table;
extern BROADSIDE_API const broadside_cipher broadside_des_table;
extern BROADSIDE_API const broadside_cipher broadside_des3_table;
extern BROADSIDE_API const broadside_cipher broadside_mars_table;
extern BROADSIDE_API const broadside_cipher broadside_mars1998_table;
extern BROADSIDE_API const broadside_cipher broadside_twofish_table;

/*
 * Compute the key schedule of `size` key bytes. The result is BROADSIDE_ERROR_KEY_LENGTH if the
 * cipher has no such key length. Wipe the schedule with broadside_key_wipe after use.
 *
 * `key` need not be initialised. After an error, all of it is zero: a key that is not set. `bytes`
 * must not overlap `key`: that gives BROADSIDE_ERROR_OVERLAP.
 * broadside_any_set_key clears the whole union. The functions of one cipher write only that
 * cipher's type, so wipe the union before you pass one of its members to them.
 */
BROADSIDE_CHECKED broadside_status broadside_aes_set_key(broadside_aes_key *key,
                                                         const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_des_set_key(broadside_des_key *key,
                                                         const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_des3_set_key(broadside_des3_key *key,
                                                          const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_mars_set_key(broadside_mars_key *key,
                                                          const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_mars1998_set_key(broadside_mars_key *key,
                                                              const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_rc6_set_key(broadside_rc6_key *key,
                                                         const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_serpent_set_key(broadside_serpent_key *key,
                                                             const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_twofish_set_key(broadside_twofish_key *key,
                                                             const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_aes_table_set_key(broadside_aes_key *key,
                                                               const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_des_table_set_key(broadside_des_key *key,
                                                               const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_des3_table_set_key(broadside_des3_key *key,
                                                                const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_mars_table_set_key(broadside_mars_key *key,
                                                                const uint8_t *bytes, size_t size);
BROADSIDE_CHECKED broadside_status broadside_mars1998_table_set_key(broadside_mars_key *key,
                                                                    const uint8_t *bytes,
                                                                    size_t size);
BROADSIDE_CHECKED broadside_status broadside_twofish_table_set_key(broadside_twofish_key *key,
                                                                   const uint8_t *bytes,
                                                                   size_t size);
BROADSIDE_CHECKED broadside_status broadside_any_set_key(broadside_any_key *key,
                                                         const broadside_cipher *cipher,
                                                         const uint8_t *bytes, size_t size);

/* Overwrite the whole key with zeros, in a way that no compiler removes. The key must be zero, or
 * must have been passed to a <cipher>_set_key, with any result. NULL does nothing. */
BROADSIDE_API void broadside_key_wipe(broadside_key *key);

/* Overwrite `size` bytes with zeros, in a way that no compiler removes. NULL does nothing. */
BROADSIDE_API void broadside_wipe(void *memory, size_t size);

/* The cipher with this name, or NULL. */
BROADSIDE_API const broadside_cipher *broadside_cipher_find(const char *name);

/* The cipher with this index, or NULL after the last one. The table-based ciphers come last. */
BROADSIDE_API const broadside_cipher *broadside_cipher_at(size_t index);

/* sizeof(broadside_any_key), for callers that cannot see the type. */
BROADSIDE_API size_t broadside_any_key_bytes(void);

/* ---- Implementations ---- */

/*
 * One way in which this library can run a cipher. The library chooses among the implementations
 * that the processor can run, by the number of blocks or channels. The environment variable
 * BROADSIDE_CPU names the highest tier that it may use: "portable", "aesni", "avx2", "avx2-vaes",
 * "avx512", "avx512-vbmi"; "neon", "neon-aes". Capital letters, and `_` instead of `-`, mean the
 * same. Any other value, and a tier of another kind of processor, allows all tiers. The library
 * reads the variable once.
 *
 * A kernel that is slow on some processors of its tier is not usable there: Serpent's kernel of one
 * block needs a processor of Intel.
 */
typedef struct broadside_implementation {
    const char *cipher; /* the name for broadside_cipher_find */
    const char *name;   /* such as "avx512_64"; "portable" for the cipher's functions in C */
    const char *tier;   /* the instructions that it needs */
    size_t blocks;      /* blocks, or channels, at once */
    bool constant_time; /* no branch and no address depends on key or data */
    bool usable; /* this processor has the tier, BROADSIDE_CPU allows it, and it is fast there */
} broadside_implementation;

/* Writes the first `capacity` implementations of all ciphers to `list` (NULL if `capacity` is 0).
 * Returns the number of all implementations. */
BROADSIDE_API size_t broadside_implementations(broadside_implementation *list, size_t capacity);

/* ---- Modes (SP 800-38A) ---- */

/*
 * The state of a feedback or counter mode between calls. It starts as the IV and advances with the
 * data. A chain serves one cipher, one mode, one direction (OFB and CTR are equal in both) and one
 * key. The first call decides mode and direction. After that, other modes and directions are
 * refused with BROADSIDE_ERROR_CHAIN. Keys of other ciphers, and chains that were not started, are
 * refused in the same way. A chain may be copied. Only the functions may use its members.
 */
typedef struct broadside_chain {
    uint8_t block[BROADSIDE_BLOCK_BYTES_MAX];     /* IV, then feedback register or next counter */
    uint8_t keystream[BROADSIDE_BLOCK_BYTES_MAX]; /* of the current block */
    const broadside_cipher *cipher;               /* of the key with which it was started */
    uint64_t counters_left;                       /* CTR: unused values; see `counter` */
    uint32_t use;                                 /* started, for which mode and direction */
    uint8_t used;         /* bytes used of the current segment or block; 0 if there is none */
    uint8_t segment_less; /* CFB: bytes of a block that a segment does not have */
    uint8_t counter_at;   /* CTR: first byte of the counter in the block */
    uint8_t counter_less; /* CTR: bytes of a block that do not belong to the counter */
    bool counter_is_little_endian;
} broadside_chain;

/* Begin a message with an IV (CTR: the first counter block) of exactly one block. The IV may lie in
 * the chain. A chain that overlaps the key gives BROADSIDE_ERROR_OVERLAP. The chain holds
 * keystream, so wipe it with broadside_wipe after the message. */
BROADSIDE_CHECKED broadside_status broadside_chain_start(broadside_chain *chain,
                                                         const broadside_key *key,
                                                         const uint8_t *iv, size_t iv_bytes);

/* Begin a message of CFB. Segments have 1 byte (as in CFB8) to one block (as after
 * broadside_chain_start); other sizes give BROADSIDE_ERROR_LENGTH. The chain serves only
 * broadside_cfb_*. */
BROADSIDE_CHECKED broadside_status broadside_chain_start_cfb(broadside_chain *chain,
                                                             const broadside_key *key,
                                                             const uint8_t *iv, size_t iv_bytes,
                                                             size_t segment_bytes);

/* The place of the counter in a counter block. The other bytes do not change. */
typedef struct broadside_counter {
    size_t at, bytes;
    bool is_little_endian;
} broadside_counter;

/*
 * Begin a message of CTR whose counter is a part of the block. `block` is the first counter block.
 * The counter goes from all ones to zero. A call that would use a counter value for the second time
 * does nothing and returns BROADSIDE_ERROR_COUNTER. So does a counter without bytes, or one that is
 * not inside the block. The chain serves only broadside_ctr_*.
 */
BROADSIDE_CHECKED broadside_status broadside_chain_start_ctr(broadside_chain *chain,
                                                             const broadside_key *key,
                                                             const uint8_t *block,
                                                             size_t block_bytes,
                                                             const broadside_counter *counter);

/* One message of one channel, or a part of it (see the `_channels` functions). */
typedef struct broadside_channel {
    const broadside_key *key;
    broadside_chain *chain;
    uint8_t *out;
    const uint8_t *in;
    size_t bytes;
} broadside_channel;

/*
 * Electronic codebook: each block is encrypted by itself, so equal blocks give equal ciphertext.
 * `bytes` must be whole blocks.
 */
BROADSIDE_CHECKED broadside_status broadside_ecb_encrypt(const broadside_key *key, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_ecb_decrypt(const broadside_key *key, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);

/*
 * Cipher block chaining. `bytes` must be whole blocks. The IV must be unpredictable, and new for
 * each message.
 */
BROADSIDE_CHECKED broadside_status broadside_cbc_encrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_cbc_decrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);

/*
 * Cipher feedback with segments of one block, or of the size given to broadside_chain_start_cfb.
 * `bytes` may be any number, and a message may be split into calls anywhere. The IV must be new for
 * each message under a key.
 */
BROADSIDE_CHECKED broadside_status broadside_cfb_encrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_cfb_decrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);

/* Cipher feedback with segments of one byte (one block encryption for each byte). Otherwise like
 * CFB. */
BROADSIDE_CHECKED broadside_status broadside_cfb8_encrypt(const broadside_key *key,
                                                          broadside_chain *chain, uint8_t *out,
                                                          const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_cfb8_decrypt(const broadside_key *key,
                                                          broadside_chain *chain, uint8_t *out,
                                                          const uint8_t *in, size_t bytes);

/* Output feedback. `bytes` may be any number, as in CFB. The keystream does not depend on the data,
 * so an IV used for two messages reveals both. */
BROADSIDE_CHECKED broadside_status broadside_ofb_encrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_ofb_decrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);

/*
 * Counter mode. `bytes` may be any number, and a message may be split into calls anywhere. The IV
 * is the first counter block. The counter is the whole block as a big-endian number, which goes
 * from all ones to zero without notice, or the bytes given to broadside_chain_start_ctr. Under one
 * key no counter block may ever be used twice, in this message or another.
 */
BROADSIDE_CHECKED broadside_status broadside_ctr_encrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_ctr_decrypt(const broadside_key *key,
                                                         broadside_chain *chain, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);

/*
 * Several channels at once. Each channel gets the result of a call of its own, for any number and
 * lengths of channels. All keys must be of one cipher; they may have different lengths. Channels
 * may share keys, but not chains or output. All channels are checked before any is changed.
 */
BROADSIDE_CHECKED broadside_status
broadside_cbc_encrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_cbc_decrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_cfb_encrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_cfb_decrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_cfb8_encrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_cfb8_decrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_ofb_encrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_ofb_decrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_ctr_encrypt_channels(const broadside_channel channels[], size_t count);
BROADSIDE_CHECKED broadside_status
broadside_ctr_decrypt_channels(const broadside_channel channels[], size_t count);

/* ---- XTS (IEEE 1619-2018, SP 800-38E) ---- */

/*
 * Encryption of storage. The data are units (sectors) of `unit_bytes` bytes, at least a block and
 * at most 2^20 blocks. The last unit may be shorter, but not shorter than a block. `first_unit` is
 * the number of the first unit, little-endian; the next units have the next numbers. If one would
 * be 2^128, the call gives BROADSIDE_ERROR_COUNTER. Equal data in units with different numbers give
 * different ciphertext.
 *
 * XTS takes two keys of one cipher with blocks of 16 bytes: one for the data, one for the tweaks.
 * They must be independent; the same object as both gives BROADSIDE_ERROR_OVERLAP. Two objects with
 * equal keys, or with keys of different lengths, are not detected. A standard XTS key is the two
 * keys, one after the other. Other ciphers, and keys of different ciphers, give
 * BROADSIDE_ERROR_CIPHER.
 */
BROADSIDE_CHECKED broadside_status broadside_xts_encrypt(const broadside_key *data_key,
                                                         const broadside_key *tweak_key,
                                                         const uint8_t first_unit[16],
                                                         size_t unit_bytes, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);
BROADSIDE_CHECKED broadside_status broadside_xts_decrypt(const broadside_key *data_key,
                                                         const broadside_key *tweak_key,
                                                         const uint8_t first_unit[16],
                                                         size_t unit_bytes, uint8_t *out,
                                                         const uint8_t *in, size_t bytes);

/* ---- PKCS#7 padding (RFC 5652, section 6.3) ---- */

/*
 * Pad the last block of a message, which is partial or empty. Writes `block_bytes` bytes to
 * `block`: first the `bytes` bytes of `tail` (less than a block), then the padding. A block has 1
 * to 255 bytes, else the result is BROADSIDE_ERROR_LENGTH. `block` may equal `tail`; any other
 * overlap is refused.
 */
BROADSIDE_CHECKED broadside_status broadside_pkcs7_pad(uint8_t *block, size_t block_bytes,
                                                       const uint8_t *tail, size_t bytes);

/*
 * Write the number of message bytes in a decrypted last block to `*bytes`. The result is
 * BROADSIDE_ERROR_PADDING if the padding is wrong, and BROADSIDE_ERROR_LENGTH for a block that
 * broadside_pkcs7_pad refuses. The function takes the same time for any content. Unless the
 * ciphertext was authenticated, the caller must not reveal whether the padding was right.
 */
BROADSIDE_CHECKED broadside_status broadside_pkcs7_unpad(size_t *bytes, const uint8_t *block,
                                                         size_t block_bytes);

/* ---- Time division multiplexing (SPRA702, section 2.3) ---- */

/*
 * Deal one stream to `channels` channels, block by block in turn: block i becomes block i /
 * channels of channel i % channels. `out[c]` needs broadside_tdm_bytes(bytes, block_bytes,
 * channels, c) bytes, and may be NULL if that is 0. `bytes` must be whole blocks. No buffer may
 * overlap another. An overlap of the stream with a channel, or of what is written with the array,
 * is refused; an overlap of two channels is not detected.
 */
BROADSIDE_CHECKED broadside_status broadside_tdm_deal(uint8_t *const out[], size_t channels,
                                                      const uint8_t *in, size_t bytes,
                                                      size_t block_bytes);

/* Merge the channels again: take one block of each channel in turn until `bytes` bytes are written.
 */
BROADSIDE_CHECKED broadside_status broadside_tdm_merge(uint8_t *out, size_t bytes,
                                                       const uint8_t *const in[], size_t channels,
                                                       size_t block_bytes);

/* The number of bytes that one channel gets. */
BROADSIDE_API size_t broadside_tdm_bytes(size_t bytes, size_t block_bytes, size_t channels,
                                         size_t channel);

#ifdef __cplusplus
}
#endif

#endif
