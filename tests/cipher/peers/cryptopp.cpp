// Crypto++: every cipher that we have (MARS with the key schedule of 1999).
#include "peer.h"

#include <cryptopp/aes.h>
#include <cryptopp/config.h>
#include <cryptopp/des.h>
#include <cryptopp/mars.h>
#include <cryptopp/modes.h>
#include <cryptopp/rc6.h>
#include <cryptopp/serpent.h>
#include <cryptopp/twofish.h>
#include <memory>
#include <string>

namespace {

using CryptoPP::BlockCipher;

struct Message {
    size_t key_bytes = 0;
    std::unique_ptr<BlockCipher> cipher;
    std::unique_ptr<CryptoPP::SymmetricCipher> mode;
};

template <class Cipher> std::unique_ptr<BlockCipher> one(bool forward) {
    if (forward)
        return std::make_unique<typename Cipher::Encryption>();
    return std::make_unique<typename Cipher::Decryption>();
}

std::unique_ptr<BlockCipher> make_cipher(const job &what, bool forward) {
    const std::string name = what.cipher;
    if (name == "aes")
        return one<CryptoPP::AES>(forward);
    if (name == "des")
        return one<CryptoPP::DES>(forward);
    if (name == "des3" && what.key_bytes == 16)
        return one<CryptoPP::DES_EDE2>(forward);
    if (name == "des3")
        return one<CryptoPP::DES_EDE3>(forward);
    if (name == "mars")
        return one<CryptoPP::MARS>(forward);
    if (name == "rc6")
        return one<CryptoPP::RC6>(forward);
    if (name == "serpent")
        return one<CryptoPP::Serpent>(forward);
    if (name == "twofish")
        return one<CryptoPP::Twofish>(forward);
    return nullptr;
}

template <class Mode>
std::unique_ptr<CryptoPP::SymmetricCipher> wrap(const job &what, BlockCipher &cipher,
                                                int feedback) {
    if (what.encrypt)
        return std::make_unique<typename Mode::Encryption>(cipher, what.iv, feedback);
    return std::make_unique<typename Mode::Decryption>(cipher, what.iv, feedback);
}

std::unique_ptr<CryptoPP::SymmetricCipher> make_mode(const job &what, BlockCipher &cipher) {
    const std::string mode = what.mode;
    if (mode == "ecb") {
        if (what.encrypt)
            return std::make_unique<CryptoPP::ECB_Mode_ExternalCipher::Encryption>(cipher, nullptr);
        return std::make_unique<CryptoPP::ECB_Mode_ExternalCipher::Decryption>(cipher, nullptr);
    }
    if (mode == "cbc")
        return wrap<CryptoPP::CBC_Mode_ExternalCipher>(what, cipher, 0);
    if (mode == "cfb")
        return wrap<CryptoPP::CFB_Mode_ExternalCipher>(what, cipher, 0);
    if (mode == "cfb8")
        return wrap<CryptoPP::CFB_Mode_ExternalCipher>(what, cipher, 1);
    if (mode == "ofb")
        return wrap<CryptoPP::OFB_Mode_ExternalCipher>(what, cipher, 0);
    return wrap<CryptoPP::CTR_Mode_ExternalCipher>(what, cipher, 0);
}

void *open_message(const job *what) {
    const std::string mode = what->mode;
    if (mode == "xts") // its class needs the cipher as a type
        return nullptr;
    const bool forward = what->encrypt || (mode != "ecb" && mode != "cbc");
    auto message = std::make_unique<Message>();
    message->cipher = make_cipher(*what, forward);
    if (message->cipher == nullptr || !message->cipher->IsValidKeyLength(what->key_bytes))
        return nullptr;
    message->key_bytes = what->key_bytes;
    message->cipher->SetKey(what->key, what->key_bytes);
    message->mode = make_mode(*what, *message->cipher);
    return message.release();
}

void start(void *state, const uint8_t *iv) {
    static_cast<Message *>(state)->mode->Resynchronize(iv);
}

void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    static_cast<Message *>(state)->mode->ProcessData(out, in, bytes);
}

void set_key(void *state, const uint8_t *key) {
    auto &m = *static_cast<Message *>(state);
    m.cipher->SetKey(key, m.key_bytes);
}

const char *version() {
    static const std::string text = std::to_string(CRYPTOPP_VERSION / 100) + "." +
                                    std::to_string(CRYPTOPP_VERSION / 10 % 10) + "." +
                                    std::to_string(CRYPTOPP_VERSION % 10);
    return text.c_str();
}

void close_message(void *state) {
    delete static_cast<Message *>(state);
}

} // namespace

extern "C" const peer peer_cryptopp = {"cryptopp", version, open_message,  start,
                                       run,        set_key, close_message, nullptr};
