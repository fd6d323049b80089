/* The state that a feedback or counter mode carries between calls. */
#include "mode.h"

broadside_status broadside_chain_start(broadside_chain *chain, const broadside_key *key,
                                       const uint8_t *iv, size_t iv_bytes) {
    if (chain == NULL || key == NULL || key->cipher == NULL || iv == NULL)
        return BROADSIDE_ERROR_NULL;
    if (iv_bytes != key->cipher->block_bytes)
        return BROADSIDE_ERROR_IV_LENGTH;
    *chain = (broadside_chain){0};
    copy_bytes(chain->block, iv, iv_bytes);
    return BROADSIDE_OK;
}
