#include "peer.h"

bool peers_keep_to_avx2 = false;

const peer *const peers[] = {
#ifdef HAVE_OPENSSL
    &peer_openssl,
#endif
#ifdef HAVE_BOTAN
    &peer_botan,
#endif
#ifdef HAVE_CRYPTOPP
    &peer_cryptopp,
#endif
#ifdef HAVE_LIBGCRYPT
    &peer_libgcrypt,
#endif
#ifdef HAVE_NETTLE
    &peer_nettle,
#endif
#ifdef HAVE_IPSEC_MB
    &peer_ipsec_mb,
#endif
#ifdef HAVE_LIBTOMCRYPT
    &peer_libtomcrypt,
#endif
    NULL,
};
