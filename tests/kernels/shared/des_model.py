"""DES in the form of the table kernels, from FIPS 46-3; the kernels' tests compare with it.

Ciphertexts come from the C library; this module only turns keys into kernel schedules and blocks
into the halves that the core routines take.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence

INITIAL = [start - 8 * step for start in (58, 60, 62, 64, 57, 59, 61, 63) for step in range(8)]
CHOICE_1 = [
    *(57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3),
    *(60, 52, 44, 36, 63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45),
    *(37, 29, 21, 13, 5, 28, 20, 12, 4),
]
CHOICE_2 = [
    *(14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2),
    *(41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29),
    32,
]
SHIFTS = (1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1)

Pair = tuple[int, int]
"""The words of one round, for u and for t."""


def bits_of(data: bytes) -> list[int]:
    """Bits from the top, as FIPS 46-3 counts them."""
    return [byte >> (7 - bit) & 1 for byte in data for bit in range(8)]


def number(bits: Iterable[int]) -> int:
    """The number with these bits, the first the most significant."""
    return int("".join(map(str, bits)), 2)


def rotate_left(word: int, count: int) -> int:
    """A 32-bit word rotated."""
    return (word << count | word >> (32 - count)) & 0xFFFFFFFF


def round_keys(key: bytes) -> list[Pair]:
    """The sixteen round keys of an eight-byte key in the order of encryption."""
    key_bits = bits_of(key)
    c, d = ([key_bits[i - 1] for i in half] for half in (CHOICE_1[:28], CHOICE_1[28:]))
    keys = []
    for shift in SHIFTS:
        c, d = c[shift:] + c[:shift], d[shift:] + d[:shift]
        chosen = [(c + d)[i - 1] for i in CHOICE_2]
        keys.append(_pair([number(chosen[6 * box : 6 * box + 6]) for box in range(8)]))
    return keys


def _pair(boxes: Sequence[int]) -> Pair:
    u = sum(boxes[box] << 8 * field for field, box in enumerate((7, 5, 3, 1)))
    t = sum(boxes[box] << 8 * field for field, box in enumerate((6, 4, 2)))
    return u, rotate_left(t, 4) ^ rotate_left(boxes[0], 28)


def differenced(keys: Sequence[Pair]) -> list[Pair]:
    """(Ku[r] ^ Ku[r-2], Ku[r] ^ Kt[r]) for r = 0 ... 17: the schedule of one DES pass."""
    none = (0, 0)
    extended = [none, none, *keys, none, none]
    return [
        (now[0] ^ before[0], now[0] ^ now[1])
        for before, now in zip(extended, extended[2:], strict=False)
    ]


def schedule(key: bytes, direction: str) -> bytes:
    """Kernel schedule of a DES key (8 bytes) or a triple-DES key (24 bytes)."""
    parts = [key[i : i + 8] for i in range(0, len(key), 8)]
    orders = ["encrypt", "decrypt", "encrypt"][: len(parts)]
    if direction == "decrypt":
        parts.reverse()
        orders = ["decrypt", "encrypt", "decrypt"][: len(parts)]
    words: list[int] = []
    for part, order in zip(parts, orders, strict=True):
        keys = round_keys(part)
        pairs = differenced(keys if order == "encrypt" else keys[::-1])
        words += [word for pair in pairs for word in pair]
    return struct.pack(f"<{len(words)}I", *words)


def to_halves(block: bytes) -> bytes:
    """A block in the form of a core routine's input (plaintext) or output (ciphertext)."""
    permuted = [bits_of(block)[i - 1] for i in INITIAL]
    halves = (number(permuted[:32]), number(permuted[32:]))
    return struct.pack("<2I", *(rotate_left(half, 1) for half in halves))
