"""Serpent's ecb_tbl by its rule, computed from the printed S-boxes, without the C library.

Under the zero key, the plaintexts give each S-box of each round each of its inputs, in all 32 copies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

VECTORS = Path(__file__).resolve().parents[2] / "vectors" / "serpent-tbl.txt"
ROUNDS, ONES, PHI = 32, 0xFFFFFFFF, 0x9E3779B9
# Serpent: A Proposal for the Advanced Encryption Standard, appendix A.5.
BOXES = (
    "38f1a65bed42709c",
    "fc27905a1be86d34",
    "86793cafd1e40b52",
    "0fb8c963d124a75e",
    "1f83c0b6254a9e7d",
    "f52b4a9c03e8d671",
    "72c5846be91fd3a0",
    "1df0e82b74ca9356",
)

State = list[int]  # four words; bit i of each is the input of the S-box's copy i


def rotated(word: int, count: int) -> int:
    return (word << count % 32 | word >> -count % 32) & ONES


def box(number: int, x: State, *, inverse: bool = False) -> State:
    table = [int(digit, 16) for digit in BOXES[number % 8]]
    out = [0] * 4
    for value, result in enumerate(table):
        shown, given = (result, value) if inverse else (value, result)
        copies = ONES  # the copies that get this value
        for bit in range(4):
            copies &= x[bit] if shown >> bit & 1 else ~x[bit] & ONES
        for bit in range(4):
            out[bit] |= copies if given >> bit & 1 else 0
    return out


def mixed(x: State) -> State:
    a, b, c, d = rotated(x[0], 13), x[1], rotated(x[2], 3), x[3]
    b, d = rotated(b ^ a ^ c, 1), rotated(d ^ c ^ a << 3 & ONES, 7)
    return [rotated(a ^ b ^ d, 5), b, rotated(c ^ d ^ b << 7 & ONES, 22), d]


def unmixed(x: State) -> State:
    a, b, c, d = x
    c, a = rotated(c, -22) ^ d ^ b << 7 & ONES, rotated(a, -5) ^ b ^ d
    d, b = rotated(d, -7) ^ c ^ a << 3 & ONES, rotated(b, -1) ^ a ^ c
    return [rotated(a, -13), b, rotated(c, -3), d]


def added(x: State, key: State) -> State:
    return [word ^ part for word, part in zip(x, key, strict=True)]


def zero_key_schedule(key_bits: int) -> list[State]:
    words = [0] * 8
    if key_bits < 256:
        words[key_bits // 32] = 1
    for i in range(4 * (ROUNDS + 1)):
        words.append(rotated(words[i] ^ words[i + 3] ^ words[i + 5] ^ words[i + 7] ^ PHI ^ i, 11))
    return [box(3 - i, words[8 + 4 * i : 12 + 4 * i]) for i in range(ROUNDS + 1)]


def plaintext(keys: list[State], number: int, inputs: State) -> State:
    """The plaintext that gives these inputs to the S-boxes of round `number`."""
    x = added(inputs, keys[number])
    for i in reversed(range(number)):
        x = added(box(i, unmixed(x), inverse=True), keys[i])
    return x


def ciphertext(keys: list[State], x: State) -> State:
    for i in range(ROUNDS - 1):
        x = mixed(box(i, added(x, keys[i])))
    return added(box(ROUNDS - 1, added(x, keys[-2])), keys[-1])


def text(x: State) -> str:
    return b"".join(word.to_bytes(4, "little") for word in x).hex()


def lines() -> Iterator[str]:
    for key_bits in (128, 192, 256):
        keys = zero_key_schedule(key_bits)
        for number in range(ROUNDS):
            for value in range(16):
                plain = plaintext(keys, number, [ONES * (value >> bit & 1) for bit in range(4)])
                cipher = ciphertext(keys, plain)
                yield f"serpent ecb {'0' * (key_bits // 4)} - {text(plain)} {text(cipher)}"


@pytest.mark.matrix
def test_the_file_is_what_the_rule_gives() -> None:
    kept = [line for line in VECTORS.read_text().splitlines() if not line.startswith("#")]
    assert kept == list(lines())
