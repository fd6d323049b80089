"""What a kernel must produce, by the C library."""

from __future__ import annotations

import importlib
from typing import Any

MODULES = {
    "des": "des",
    "3des": "des3",
    "mars": "mars",
    "rc6": "rc6",
    "rijndael": "aes",
    "serpent": "serpent",
    "twofish": "twofish",
}


def key_bytes(cipher: str, key_bits: int) -> int:
    """Bytes of a key as the library takes it: DES keys carry a parity bit in each byte."""
    return key_bits // 7 if cipher in ("des", "3des") else key_bits // 8


def block_bytes(cipher: str) -> int:
    """Bytes of one block."""
    return int(_module(cipher).block_size)


def transform(
    cipher: str, direction: str, key: bytes, data: bytes, iv: bytes | None = None
) -> bytes:
    """`data` encrypted or decrypted under `key`: in CBC where `iv` is given, else in ECB."""
    module = _module(cipher)
    arguments = (key, module.MODE_ECB) if iv is None else (key, module.MODE_CBC, iv)
    instance = module.new(*arguments)
    result = instance.encrypt(data) if direction == "encrypt" else instance.decrypt(data)
    return bytes(result)


def _module(cipher: str) -> Any:
    return importlib.import_module(f"broadside.ciphers.{MODULES[cipher]}")
