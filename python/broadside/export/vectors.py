"""Test vectors for the kit's test program. The C library computes them with fixed keys."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from broadside.bench.calls import reference
from broadside.bench.kernels.kernel import Kernel

LENGTHS = (0, 1, 2, 3, 7, 33)
WITHOUT_IV = ("ecb", "multi", "single")
"""Modes of kernels that take no initialisation vector."""


@dataclass(frozen=True)
class Vector:
    """One call: key, text, result and IVs for each channel. The channels follow one another."""

    blocks: int
    keys: bytes
    text: bytes
    expected: bytes
    ivs: bytes
    last: bytes  # the IVs after the call


def channels(mode: str) -> int:
    """The number of independent messages that a routine of the mode takes at once."""
    return 3 if mode == "cbc3" else 1


def vectors(kernel: Kernel) -> list[Vector]:
    """A vector for each of LENGTHS. For a routine on one block, as many vectors of one block."""
    if kernel.mode == "single":
        return [_vector(kernel, 1, str(number)) for number in range(len(LENGTHS))]
    return [_vector(kernel, blocks) for blocks in LENGTHS]


def _bytes(label: str, count: int) -> bytes:
    """Bytes without a pattern. They are equal at every run."""
    return hashlib.shake_128(label.encode()).digest(count) if count else b""


def _vector(kernel: Kernel, blocks: int, name: str = "") -> Vector:
    block = reference.block_bytes(kernel.cipher)
    key_bytes = reference.key_bytes(kernel.cipher, kernel.key_bits)
    mode = "cbc" if kernel.mode == "cbc3" else kernel.mode
    keys, texts, results, ivs, lasts = [], [], [], [], []
    for channel in range(channels(kernel.mode)):
        label = f"{kernel.cipher} {kernel.mode} {blocks} {channel}{name}"
        key, text = _bytes(f"{label} key", key_bytes), _bytes(f"{label} text", blocks * block)
        iv = _bytes(f"{label} iv", block)
        given = None if kernel.mode in WITHOUT_IV else iv
        result = _transform(kernel, key, text, given, mode)
        keys.append(key)
        texts.append(text)
        results.append(result)
        ivs.append(iv)
        lasts.append(reference.next_iv(mode, kernel.direction, text, result, iv) if given else iv)
    return Vector(blocks, *(b"".join(p) for p in (keys, texts, results, ivs, lasts)))


def _transform(kernel: Kernel, key: bytes, text: bytes, iv: bytes | None, mode: str) -> bytes:
    if not text:
        return b""
    return reference.transform(kernel.cipher, kernel.direction, key, text, iv, mode)
