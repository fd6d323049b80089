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

_NAMES = {MODE_ECB: "ecb", MODE_CBC: "cbc", MODE_CFB: "cfb", MODE_OFB: "ofb", MODE_CTR: "ctr"}
_FACTS = {name: (block, keys) for name, block, keys in cipher_facts()}


def block_size(cipher: str) -> int:
    """Bytes of a block."""
    return _FACTS[cipher][0]


def key_size(cipher: str) -> int:
    """Bytes of a key; 0 where the cipher has keys of several lengths."""
    lengths = _FACTS[cipher][1]
    return lengths[0] if len(lengths) == 1 else 0


def key_sizes(cipher: str) -> tuple[int, ...]:
    """Every key length in bytes."""
    return tuple(_FACTS[cipher][1])


def new(cipher: str, key: Buffer, mode: int, iv: Buffer | None, segment_size: int | None) -> Cipher:
    """An object for one message; ValueError or TypeError where the arguments do not fit."""
    if mode not in _NAMES:
        raise ValueError(f"unknown mode: {mode}")
    name = _NAMES[mode]
    if segment_size is not None:
        if mode != MODE_CFB:
            raise TypeError("segment_size is for MODE_CFB")
        if segment_size not in (8, 8 * block_size(cipher)):
            raise ValueError(f"segment_size must be 8 or {8 * block_size(cipher)} bits")
        name = "cfb8" if segment_size == 8 else "cfb"
    return Cipher(cipher, key, name, iv)
