#include "peer.h"

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
#ifdef HAVE_LIBTOMCRYPT
    &peer_libtomcrypt,
#endif
    NULL,
};
