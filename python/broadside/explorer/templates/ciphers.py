"""Arguments for the templates of ciphers, from the specifications and published test vectors."""

from __future__ import annotations

import struct
from dataclasses import dataclass

from broadside import _core
from broadside.generators.des.standard import IP, s_box
from broadside.generators.des.tables import TABLES, permute

_BOXES = 4 * (40 + 1 + 4)
"""Bytes before `sboxes` in broadside_twofish_key: subkeys, pairs, words."""


@dataclass(frozen=True)
class Call:
    """The block before and after the call, the round keys, and tables."""

    block: bytes
    keys: bytes
    tables: tuple[bytes, ...]
    result: bytes


def _rotated(word: int, left: int) -> int:
    return (word << left | word >> (32 - left)) & 0xFFFFFFFF


def _initial(block: bytes) -> tuple[int, int]:
    """Both halves after the initial permutation (FIPS 46-3): even bits of each byte, then odd bits."""
    value = int.from_bytes(block)
    bits = int("".join(str(value >> (64 - place) & 1) for place in IP), 2)
    return bits >> 32, bits & 0xFFFFFFFF


def _des_table(boxes: tuple[int, ...]) -> bytes:
    entries = [
        _rotated(permute(s_box(box - 1, index) << (32 - 4 * box)), 1)
        for box in boxes
        for index in range(64)
    ]
    return struct.pack(f"<{len(entries)}I", *entries)


def des_call() -> Call:
    """The example of J. Orlin Grabbe, "The DES Algorithm Illustrated", without its permutations."""
    plain, cipher = bytes.fromhex("0123456789abcdef"), bytes.fromhex("85e813540f0ab405")
    key = _core.Cipher("des", bytes.fromhex("133457799bbcdff1"), "ecb")
    left, right = _initial(plain)
    last_right, last_left = _initial(cipher)
    return Call(
        struct.pack("<2I", _rotated(left, 1), _rotated(right, 1)),
        key.expanded_key(),
        tuple(_des_table(boxes) for _, _, boxes in TABLES),
        struct.pack("<2I", _rotated(last_left, 1), _rotated(last_right, 1)),
    )


def twofish_call() -> Call:
    """Twofish's first test vector (key and plaintext 0, 128 bits): sixteen rounds without whitening."""
    key = _core.Cipher("twofish_table", bytes(16), "ecb").expanded_key()
    subkeys = struct.unpack_from("<40I", key)
    cipher = struct.unpack("<4I", bytes.fromhex("9f589f5cf6122c32b6bfec2f2ae8c35a"))
    c, d, a, b = (word ^ subkeys[4 + n] for n, word in enumerate(cipher))
    return Call(
        struct.pack("<4I", *subkeys[:4]),
        struct.pack("<32I", *subkeys[8:]),
        (key[_BOXES : _BOXES + 4 * 4 * 256],),
        struct.pack("<4I", a, b, c, d),
    )
