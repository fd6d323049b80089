/*
 * DES and triple-DES by tables. `des_sp` has each S-box followed by the permutation P. The result
 * is rotated left by one bit, like the halves (des_block.h).
 */
#include "../../words.h"
#include "des_tables.h"

enum { LANES = 2 };

static inline uint32_t f(uint32_t r, const uint32_t *key) {
    uint32_t even = r ^ key[0], odd = rotr32(r, 4) ^ key[1];
    return des_sp[1][even >> 24 & 0x3f] ^ des_sp[3][even >> 16 & 0x3f] ^
           des_sp[5][even >> 8 & 0x3f] ^ des_sp[7][even & 0x3f] ^ des_sp[0][odd >> 24 & 0x3f] ^
           des_sp[2][odd >> 16 & 0x3f] ^ des_sp[4][odd >> 8 & 0x3f] ^ des_sp[6][odd & 0x3f];
}

#include "des_cipher.h"

const broadside_cipher broadside_des_table = DES_DESCRIPTION("des_table", false, NULL);
const broadside_cipher broadside_des3_table = DES3_DESCRIPTION("des3_table", false, NULL);

broadside_status broadside_des_table_set_key(broadside_des_key *key, const uint8_t *bytes,
                                             size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des_table, bytes, size);
}

broadside_status broadside_des3_table_set_key(broadside_des3_key *key, const uint8_t *bytes,
                                              size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_des3_table, bytes, size);
}
