/* The S-boxes of a key as tables of 256 bytes, in registers of 64 bytes. They depend on the key, so
 * all blocks of a pass must have one key. */
#include "../../../cipher/twofish/twofish_bytes.h"
#include "../../../cipher/twofish/twofish_tables.h"

typedef struct call_keys {
    const uint32_t *words;
    uint8_t sboxes[4][256]; /* before the MDS matrix */
} call_keys;

typedef struct byte_table {
    __m512i part[4];
} byte_table;

ALWAYS_INLINE byte_table load_table(const uint8_t table[256]) {
    byte_table t;
    for (size_t i = 0; i < 4; i++)
        t.part[i] = _mm512_loadu_si512(table + 64 * i);
    return t;
}

/* table[index] for each byte. */
ALWAYS_INLINE __m512i look_up(const byte_table *table, __m512i index) {
    __m512i low = _mm512_permutex2var_epi8(table->part[0], index, table->part[1]);
    __m512i high = _mm512_permutex2var_epi8(table->part[2], index, table->part[3]);
    __m512i is_in_upper =
        _mm512_gf2p8affine_epi64_epi8(index, _mm512_set1_epi64((long long)0x8080808080808080), 0);
    return _mm512_ternarylogic_epi64(is_in_upper, high, low, 0xca);
}

/* Computes the S-boxes from the key words. */
ALWAYS_INLINE void prepare(call_keys *keys, const broadside_key *head) {
    const broadside_twofish_key *key = (const broadside_twofish_key *)head;
    keys->words = key->subkeys;
    for (size_t box = 0; box < 4; box++) {
        size_t stage = key->pairs;
        byte_table x = load_table(twofish_q[permutations[stage][box]]); /* of all bytes in order */
        while (stage-- > 0) {
            __m512i word = _mm512_set1_epi8((char)(key->words[stage] >> 8 * box));
            byte_table q = load_table(twofish_q[permutations[stage][box]]);
            for (size_t i = 0; i < 4; i++)
                x.part[i] = look_up(&q, _mm512_xor_si512(x.part[i], word));
        }
        for (size_t i = 0; i < 4; i++)
            _mm512_storeu_si512(keys->sboxes[box] + 64 * i, x.part[i]);
    }
}

typedef struct box_tables {
    byte_table box[4];
} box_tables;

ALWAYS_INLINE box_tables load_boxes(const call_keys *keys) {
    box_tables t;
    for (size_t box = 0; box < 4; box++)
        t.box[box] = load_table(keys->sboxes[box]);
    return t;
}
