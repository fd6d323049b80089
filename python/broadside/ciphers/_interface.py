"""What the modules of PEP 272 share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from broadside._core import Cipher, cipher_facts

if TYPE_CHECKING:
    from typing_extensions import Buffer

MODE_ECB = 1
MODE_CBC = 2
MODE_CFB = 3
MODE_OFB = 5
MODE_CTR = 6

__all__ = ["MODE_CBC", "MODE_CFB", "MODE_CTR", "MODE_ECB", "MODE_OFB"]

_NAMES = {MODE_ECB: "ecb", MODE_CBC: "cbc", MODE_CFB: "cfb", MODE_OFB: "ofb", MODE_CTR: "ctr"}
_FACTS = {name: (block, keys) for name, block, keys in cipher_facts()}


class Module:
    """The names of the module of one cipher."""

    def __init__(self, cipher: str) -> None:
        self._cipher = cipher
        self.block_size, lengths = _FACTS[cipher]
        self.key_sizes = tuple(lengths)
        """Every key length in bytes."""
        self.key_size = lengths[0] if len(lengths) == 1 else 0
        """Bytes of a key; 0 where the cipher has keys of several lengths."""

    def new(
        self, key: Buffer, mode: int, iv: Buffer | None = None, *, segment_size: int | None = None
    ) -> Cipher:
        """An object for one message (see `broadside.ciphers`); ValueError or TypeError where the
        arguments do not fit."""
        if mode not in _NAMES:
            raise ValueError(f"unknown mode: {mode}")
        name = _NAMES[mode]
        if segment_size is not None:
            if mode != MODE_CFB:
                raise TypeError("segment_size is for MODE_CFB")
            if segment_size not in (8, 8 * self.block_size):
                raise ValueError(f"segment_size must be 8 or {8 * self.block_size} bits")
            name = "cfb8" if segment_size == 8 else "cfb"
        return Cipher(self._cipher, key, name, iv)
