/* The fields of a kernel that modes.h defines, within its braces. Not those that say when the
 * kernel is used: the same functions may stand in two places of a list. */
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
.name = TEXT(KERNEL), .blocks = PASS_BLOCKS, .least_alone = LEAST_ALONE,
    .wipe_stack_to = WIPE_STACK,
#if defined(CUTS_PASSES)
    .cuts_passes = true,
#endif
    .modes =
        {
            [WIDE_ECB_ENCRYPT] = wide_ecb_encrypt,
            [WIDE_ECB_DECRYPT] = wide_ecb_decrypt,
            [WIDE_CTR] = wide_ctr,
#if !defined(ONLY_WHOLE_BLOCKS)
            [WIDE_CTR_BYTES] = wide_ctr_bytes,
#endif
            [WIDE_CBC_DECRYPT] = wide_cbc_decrypt,
            [WIDE_CFB_DECRYPT] = wide_cfb_decrypt,
#if BLOCK == 16
            [WIDE_XTS_ENCRYPT] = wide_xts_encrypt,
            [WIDE_XTS_DECRYPT] = wide_xts_decrypt,
#endif
#if defined(CHAINS)
            [WIDE_CBC_ENCRYPT] = wide_cbc_encrypt,
            [WIDE_CFB_ENCRYPT] = wide_cfb_encrypt,
            [WIDE_OFB] = wide_ofb,
#endif
        },
#if !defined(NO_LANES)
    .lanes =
        {
            [LANE_CBC_ENCRYPT] = lanes_cbc_encrypt,
            [LANE_CFB_ENCRYPT] = lanes_cfb_encrypt,
            [LANE_OFB] = lanes_ofb,
            [LANE_CTR] = lanes_ctr,
            [LANE_CBC_DECRYPT] = lanes_cbc_decrypt,
            [LANE_CFB_DECRYPT] = lanes_cfb_decrypt,
        },
    .lane_key_bytes = sizeof(lane_keys), .set_lane = kernel_set_lane, .set_lanes = kernel_set_lanes,
#endif
#if defined(KIND_AT)
    .kind_at = KIND_AT,
#endif
