/* The state that a feedback or counter mode carries between calls. */
#include "mode.h"

/* A counter of this many bytes does not repeat a value within 2^64 blocks. */
enum { ENDLESS_COUNTER_BYTES = 8 };

static broadside_status check_start(const broadside_chain *chain, const broadside_key *key,
                                    const uint8_t *iv, size_t iv_bytes) {
    if (chain == NULL || key == NULL || key->cipher == NULL || iv == NULL)
        return BROADSIDE_ERROR_NULL;
    if (iv_bytes != key->cipher->block_bytes)
        return BROADSIDE_ERROR_IV_LENGTH;
    return overlap(chain, sizeof *chain, key, key->cipher->schedule_bytes) ? BROADSIDE_ERROR_OVERLAP
                                                                           : BROADSIDE_OK;
}

/* Starts a chain. The caller has checked the arguments. */
static void start(broadside_chain *chain, const broadside_cipher *cipher, const uint8_t *iv,
                  chain_use use) {
    size_t block = cipher->block_bytes;
    uint64_t first = load_le64(iv), last = load_le64(iv + block - 8); /* it may lie in the chain */
    *chain = (broadside_chain){
        .cipher = cipher,
        .counters_left = UINT64_MAX,
    };
    store_fields(chain, plain_fields(use));
    store_le64(chain->block, first);
    store_le64(chain->block + block - 8, last);
}

broadside_status broadside_chain_start(broadside_chain *chain, const broadside_key *key,
                                       const uint8_t *iv, size_t iv_bytes) {
    broadside_status status = check_start(chain, key, iv, iv_bytes);
    if (status == BROADSIDE_OK)
        start(chain, key->cipher, iv, USE_UNDECIDED);
    return status;
}

broadside_status broadside_chain_start_cfb(broadside_chain *chain, const broadside_key *key,
                                           const uint8_t *iv, size_t iv_bytes,
                                           size_t segment_bytes) {
    broadside_status status = check_start(chain, key, iv, iv_bytes);
    if (status != BROADSIDE_OK)
        return status;
    if (segment_bytes == 0 || segment_bytes > iv_bytes)
        return BROADSIDE_ERROR_LENGTH;
    start(chain, key->cipher, iv, USE_CFB);
    chain->segment_less = (uint8_t)(iv_bytes - segment_bytes);
    return BROADSIDE_OK;
}

broadside_status broadside_chain_start_ctr(broadside_chain *chain, const broadside_key *key,
                                           const uint8_t *block, size_t block_bytes,
                                           const broadside_counter *counter) {
    broadside_status status = check_start(chain, key, block, block_bytes);
    if (status != BROADSIDE_OK)
        return status;
    if (counter == NULL)
        return BROADSIDE_ERROR_NULL;
    broadside_counter place = *counter; /* the caller's counter may lie in the chain */
    if (place.bytes == 0 || place.at > block_bytes || place.bytes > block_bytes - place.at)
        return BROADSIDE_ERROR_COUNTER;
    start(chain, key->cipher, block, USE_CTR);
    chain->counter_at = (uint8_t)place.at;
    chain->counter_less = (uint8_t)(block_bytes - place.bytes);
    chain->counter_is_little_endian = place.is_little_endian;
    if (place.bytes < ENDLESS_COUNTER_BYTES)
        chain->counters_left = (uint64_t)1 << 8 * place.bytes;
    return BROADSIDE_OK;
}
