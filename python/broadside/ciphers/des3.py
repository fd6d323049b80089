"""Triple-DES (SP 800-67): 16-byte (two-key) or 24-byte keys, 8-byte blocks.

`new` accepts degenerate keys, which make triple-DES equal to DES. `adjust_key_parity` refuses them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadside.ciphers import _interface
from broadside.ciphers._interface import *  # noqa: F403 - the modes

if TYPE_CHECKING:
    from typing_extensions import Buffer

_MODULE = _interface.Module("des3")
block_size = _MODULE.block_size
key_size = _MODULE.key_size
key_sizes = _MODULE.key_sizes
new = _MODULE.new


def adjust_key_parity(key_in: Buffer) -> bytes:
    """The key with odd parity in each byte.

    Raises ValueError if the length is wrong, or if the key degenerates to DES (K1 = K2 or K2 = K3, without
    regard to parity).
    """
    key = bytes(memoryview(key_in))
    if len(key) not in key_sizes:
        raise ValueError("Not a valid TDES key")
    key = bytes(byte ^ (byte.bit_count() + 1) % 2 for byte in key)
    if key[:8] == key[8:16] or key[-16:-8] == key[-8:]:
        raise ValueError("Triple DES key degenerates to single DES")
    return key
