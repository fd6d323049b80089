"""XTS for storage (IEEE 1619-2018, SP 800-38E), for every cipher with blocks of 16 bytes.

    >>> from broadside.ciphers import xts
    >>> disk = xts.new("aes", bytes(range(32)), unit_bytes=512)
    >>> sectors = disk.encrypt(bytes(1024), unit=7)
    >>> sectors[:512] == sectors[512:], disk.decrypt(sectors, unit=7) == bytes(1024)
    (False, True)

PEP 272 has no such mode, so this interface differs from the other modules. An object has no state, and each
call names the number of its first unit (sector). Units may come in any order, and one object may serve
several threads.

- `key` is the key of the data followed by the key of the tweaks: 32 bytes for AES-128. The halves may be
  equal, because vectors of IEEE 1619 have such keys. The security of XTS needs independent halves.
- The last unit of a call may be shorter than `unit_bytes`, but not shorter than a block. Ciphertext stealing
  handles it.

XTS gives no integrity. Two versions of a unit show which of their blocks are equal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadside._core import Xts, cipher_facts

if TYPE_CHECKING:
    from typing_extensions import Buffer

__all__ = ["BLOCK_BYTES", "UNIT_BYTES", "UNIT_BYTES_MAX", "UNIT_NUMBER_MAX", "new"]

BLOCK_BYTES = 16
"""Bytes of a block. A unit has at least one block."""
UNIT_BYTES = 512
"""The default size of a unit in bytes: a sector of a disk."""

UNIT_BYTES_MAX = BLOCK_BYTES << 20
"""The largest unit (IEEE 1619-2018, section 5.1)."""
UNIT_NUMBER_MAX = (1 << 128) - 1


def new(cipher: str, key: Buffer, unit_bytes: int = UNIT_BYTES) -> Xts:
    """An object for units of `unit_bytes` bytes (16 to 2^24) under two keys of `cipher`, such as "aes".

    Raises ValueError for a cipher that has no XTS, and for wrong lengths.
    """
    lengths = {facts.name: facts.key_bytes for facts in cipher_facts()}.get(cipher, [])
    length = memoryview(key).nbytes
    if lengths and length not in [2 * one for one in lengths]:
        allowed = ", ".join(str(2 * one) for one in lengths)
        raise ValueError(f"Incorrect {cipher} XTS key length ({length} bytes; allowed: {allowed})")
    return Xts(cipher, key, unit_bytes)
