"""RC6-32/20: 16, 24 or 32-byte keys, 16-byte blocks."""

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

block_size = _interface.block_size("rc6")
key_size = _interface.key_size("rc6")
key_sizes = _interface.key_sizes("rc6")


def new(
    key: Buffer, mode: int, iv: Buffer | None = None, *, segment_size: int | None = None
) -> Cipher:
    """An RC6 object for one message; see `broadside.ciphers`."""
    return _interface.new("rc6", key, mode, iv, segment_size)
