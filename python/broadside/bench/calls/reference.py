"""The output that a kernel must produce. The C library computes it."""

from __future__ import annotations

from broadside._core import Cipher, cipher_facts
from broadside.facts import registry


def library(cipher: str) -> str:
    """The library's name of a cipher. It is one for all key lengths."""
    return registry.ciphers()[cipher].library


def key_bytes(cipher: str, key_bits: int) -> int:
    """Bytes of a key of the library. DES keys have a parity bit in each byte."""
    return key_bits // (7 if registry.ciphers()[cipher].is_des else 8)


def key_lengths(cipher: str) -> list[int]:
    """Lengths of the cipher's keys, in bytes."""
    return next(facts.key_bytes for facts in cipher_facts() if facts.name == library(cipher))


def block_bytes(cipher: str) -> int:
    """Bytes of one block."""
    return next(facts.block_bytes for facts in cipher_facts() if facts.name == library(cipher))


def transform(
    cipher: str,
    direction: str,
    key: bytes,
    data: bytes,
    iv: bytes | None = None,
    mode: str = "cbc",
) -> bytes:
    """Whole blocks encrypted or decrypted under `key`. The mode is `mode` if `iv` is given, else ECB."""
    instance = Cipher(library(cipher), key, "ecb" if iv is None else mode, iv)
    result = instance.encrypt(data) if direction == "encrypt" else instance.decrypt(data)
    return bytes(result)


def next_iv(mode: str, direction: str, source: bytes, target: bytes, iv: bytes) -> bytes:
    """The chaining value after a message of whole blocks. The next message continues with it."""
    size = len(iv)
    if mode == "ctr":
        counter = int.from_bytes(iv, "big") + len(source) // size
        return (counter % (1 << 8 * size)).to_bytes(size, "big")
    if mode == "ofb":
        keystream = bytes(a ^ b for a, b in zip(source[-size:], target[-size:], strict=True))
        return keystream or iv
    ciphertext = target if direction == "encrypt" else source
    return ciphertext[-size:] or iv
