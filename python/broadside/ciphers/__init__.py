"""The ciphers by the interface of PEP 272, one module each, and several messages at once.

    >>> from broadside.ciphers import des3, encrypt_channels
    >>> des3.new(bytes(range(24)), des3.MODE_CBC, iv=bytes(8)).encrypt(bytes(8)).hex()
    '894bc3085426a441'
    >>> channels = [des3.new(bytes(range(24)), des3.MODE_CBC, iv=bytes([i] * 8)) for i in range(3)]
    >>> [len(part) for part in encrypt_channels(channels, [bytes(8), bytes(80), b""])]
    [8, 80, 0]

`new(key, mode, iv=None, *, segment_size=None)` gives an object for one message: `encrypt` and `decrypt` take
any buffer and may be called again with the next part. CFB has segments of a block, or of a byte where
`segment_size` is 8 (bits); CTR counts over the whole block, and its `iv` is the first counter block.

These modes give no integrity: authenticate the ciphertext before it is decrypted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from broadside._core import Cipher, transform_channels

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["decrypt_channels", "encrypt_channels"]


def encrypt_channels(ciphers: Sequence[Cipher], data: Sequence[Buffer]) -> list[bytes]:
    """Each buffer encrypted by the object in its place; all objects of one cipher and mode."""
    return transform_channels(ciphers, data, "encrypt")


def decrypt_channels(ciphers: Sequence[Cipher], data: Sequence[Buffer]) -> list[bytes]:
    """The inverse of `encrypt_channels`."""
    return transform_channels(ciphers, data, "decrypt")
