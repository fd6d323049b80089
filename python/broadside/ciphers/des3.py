"""Triple-DES (SP 800-67): 16-byte (two-key) or 24-byte keys, 8-byte blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadside.ciphers import _interface
from broadside.ciphers._interface import MODE_CBC, MODE_CFB, MODE_CTR, MODE_ECB, MODE_OFB

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from broadside._core import Cipher

__all__ = [
    "MODE_CBC",
    "MODE_CFB",
    "MODE_CTR",
    "MODE_ECB",
    "MODE_OFB",
    "block_size",
    "key_size",
    "key_sizes",
    "new",
]

block_size = _interface.block_size("des3")
key_size = _interface.key_size("des3")
key_sizes = _interface.key_sizes("des3")


def new(
    key: Buffer, mode: int, iv: Buffer | None = None, *, segment_size: int | None = None
) -> Cipher:
    """A triple-DES object for one message; see `broadside.ciphers`."""
    return _interface.new("des3", key, mode, iv, segment_size)
