"""Vectors for the kit's test program, by the C library under keys that depend on nothing."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from broadside.bench import reference
from broadside.bench.manifest import Kernel

CHANNELS = {"ecb": 1, "cbc": 1, "cbc3": 3}
LENGTHS = (0, 1, 2, 3, 7, 33)


@dataclass(frozen=True)
class Vector:
    """One call: a key, text, result and IVs for each channel, one after the other."""

    blocks: int
    keys: bytes
    text: bytes
    expected: bytes
    ivs: bytes
    last: bytes  # what the IVs become


def vectors(kernel: Kernel) -> list[Vector]:
    """A vector for each of LENGTHS."""
    return [_vector(kernel, blocks) for blocks in LENGTHS]


def _bytes(label: str, count: int) -> bytes:
    """Bytes without pattern, the same at every run."""
    return hashlib.shake_128(label.encode()).digest(count) if count else b""


def _vector(kernel: Kernel, blocks: int) -> Vector:
    channels = CHANNELS[kernel.mode]
    block = reference.block_bytes(kernel.cipher)
    key_bytes = reference.key_bytes(kernel.cipher, kernel.key_bits)
    keys, texts, results, ivs, lasts = [], [], [], [], []
    for channel in range(channels):
        label = f"{kernel.cipher} {kernel.mode} {blocks} {channel}"
        key, text = _bytes(f"{label} key", key_bytes), _bytes(f"{label} text", blocks * block)
        iv = _bytes(f"{label} iv", block)
        result = _transform(kernel, key, text, None if kernel.mode == "ecb" else iv)
        ciphertext = result if kernel.direction == "encrypt" else text
        keys.append(key)
        texts.append(text)
        results.append(result)
        ivs.append(iv)
        lasts.append(ciphertext[-block:] or iv)
    return Vector(blocks, *(b"".join(p) for p in (keys, texts, results, ivs, lasts)))


def _transform(kernel: Kernel, key: bytes, text: bytes, iv: bytes | None) -> bytes:
    if not text:
        return b""
    return reference.transform(kernel.cipher, kernel.direction, key, text, iv)
