/* MARS by tables: the S-box as it is. */
#include "mars_tables.h"

#define sbox0(x) mars_sbox[x]
#define sbox1(x) mars_sbox[256 + (x)]
#define MARS_SBOX(x) mars_sbox[x]
#define leave_pass() broadside_wipe_stack_below()
#include "mars_cipher.h"

const broadside_cipher broadside_mars_table =
    MARS_DESCRIPTION("mars_table", false, mars_set_key, NULL);
const broadside_cipher broadside_mars1998_table =
    MARS_DESCRIPTION("mars1998_table", false, mars1998_set_key, NULL);

broadside_status broadside_mars_table_set_key(broadside_mars_key *key, const uint8_t *bytes,
                                              size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_mars_table, bytes, size);
}

broadside_status broadside_mars1998_table_set_key(broadside_mars_key *key, const uint8_t *bytes,
                                                  size_t size) {
    return broadside_set_key_checked((broadside_key *)key, &broadside_mars1998_table, bytes, size);
}
