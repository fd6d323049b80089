// Botan 2 and 3: AES, DES, triple-DES, Serpent, Twofish.
#include "peer.h"

#include <botan/block_cipher.h>
#include <botan/cipher_mode.h>
#include <botan/exceptn.h>
#include <botan/stream_cipher.h>
#include <botan/version.h>
#include <cstring>
#include <memory>
#include <string>

namespace {

#if BOTAN_VERSION_MAJOR >= 3
constexpr auto encryption = Botan::Cipher_Dir::Encryption;
constexpr auto decryption = Botan::Cipher_Dir::Decryption;
#else
constexpr auto encryption = Botan::ENCRYPTION;
constexpr auto decryption = Botan::DECRYPTION;
#endif

struct Message {
    bool encrypt = true;
    size_t block_bytes = 0, key_bytes = 0;
    std::unique_ptr<Botan::BlockCipher> block;
    std::unique_ptr<Botan::StreamCipher> stream;
    std::unique_ptr<Botan::Cipher_Mode> mode;
    Botan::secure_vector<uint8_t> buffer;
};

// Bytes of the cipher's key; XTS has two.
size_t cipher_key_bytes(const job &what) {
    return std::string(what.mode) == "xts" ? what.key_bytes / 2 : what.key_bytes;
}

std::string cipher_name(const job &what) {
    const std::string cipher = what.cipher;
    if (cipher == "aes")
        return "AES-" + std::to_string(8 * cipher_key_bytes(what));
    if (cipher == "des")
        return "DES";
    if (cipher == "des3")
        return "TripleDES";
    if (cipher == "serpent")
        return "Serpent";
    if (cipher == "twofish")
        return "Twofish";
    return "";
}

std::unique_ptr<Message> make(const job &what) {
    const std::string name = cipher_name(what), mode = what.mode;
    auto message = std::make_unique<Message>();
    message->encrypt = what.encrypt;
    message->key_bytes = what.key_bytes;
    if (name.empty())
        return nullptr;
    auto block = Botan::BlockCipher::create(name);
    if (block == nullptr || !block->valid_keylength(cipher_key_bytes(what)))
        return nullptr;
    message->block_bytes = block->block_size();
    if (mode == "ecb") {
        block->set_key(what.key, what.key_bytes);
        message->block = std::move(block);
    } else if (mode == "ctr" || mode == "ofb") {
        const std::string kind = mode == "ctr" ? "CTR-BE(" : "OFB(";
        message->stream = Botan::StreamCipher::create_or_throw(kind + name + ")");
        message->stream->set_key(what.key, what.key_bytes);
        message->stream->set_iv(what.iv, message->block_bytes);
    } else {
        const std::string kind = mode == "cbc"    ? "/CBC/NoPadding"
                                 : mode == "xts"  ? "/XTS"
                                 : mode == "cfb8" ? "/CFB(8)"
                                                  : "/CFB";
        message->mode = Botan::Cipher_Mode::create_or_throw(
            name + kind, what.encrypt ? encryption : decryption);
        message->mode->set_key(what.key, what.key_bytes);
        message->mode->start(what.iv, message->block_bytes);
    }
    return message;
}

void *open_message(const job *what) {
    try {
        return make(*what).release();
    } catch (const Botan::Exception &) {
        return nullptr;
    }
}

void start(void *state, const uint8_t *iv) {
    auto &m = *static_cast<Message *>(state);
    if (m.stream != nullptr)
        m.stream->set_iv(iv, m.block_bytes);
    else
        m.mode->start(iv, m.block_bytes);
}

void run(void *state, uint8_t *out, const uint8_t *in, size_t bytes) {
    auto &m = *static_cast<Message *>(state);
    if (m.block != nullptr) {
        const size_t blocks = bytes / m.block->block_size();
        if (m.encrypt)
            m.block->encrypt_n(in, out, blocks);
        else
            m.block->decrypt_n(in, out, blocks);
    } else if (m.stream != nullptr) {
        m.stream->cipher(in, out, bytes);
    } else if (bytes % m.mode->update_granularity() == 0) {
        if (out != in)
            std::memcpy(out, in, bytes);
        m.mode->process(out, bytes);
    } else {
        m.buffer.assign(in, in + bytes);
        m.mode->finish(m.buffer);
        std::memcpy(out, m.buffer.data(), bytes);
    }
}

void set_key(void *state, const uint8_t *key) {
    auto &m = *static_cast<Message *>(state);
    if (m.block != nullptr)
        m.block->set_key(key, m.key_bytes);
    else if (m.stream != nullptr)
        m.stream->set_key(key, m.key_bytes);
    else
        m.mode->set_key(key, m.key_bytes);
}

const char *version() {
    static const std::string text = Botan::short_version_string();
    return text.c_str();
}

void close_message(void *state) {
    delete static_cast<Message *>(state);
}

} // namespace

extern "C" const peer peer_botan = {"botan", version, open_message,  start,
                                    run,     set_key, close_message, nullptr};
