"""Sources to begin with. Each has arguments, and the result that they give."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from broadside.explorer.templates.ciphers import des_call, twofish_call

_FOLDER = Path(__file__).resolve().parent


@dataclass(frozen=True)
class Template:
    """A source, its call, and the results: bytes by the number of the argument, or A4."""

    name: str
    title: str
    about: str
    entry: str
    arguments: tuple[tuple[str, str, int | bytes], ...]  # name, what it is, value
    result: str
    expected: int | tuple[int, bytes]
    isa: str = "c62x"

    @property
    def source(self) -> str:
        return (_FOLDER / f"{self.name}.sa").read_text(encoding="utf-8")

    def as_dict(self) -> dict[str, Any]:
        """`Template` of the contract."""
        return {
            "name": self.name,
            "title": self.title,
            "about": self.about,
            "isa": self.isa,
            "source": self.source,
            "entry": self.entry,
            "arguments": [
                {"name": name, "about": about, "value": _value(value)}
                for name, about, value in self.arguments
            ],
            "result": self.result,
        }


def _value(value: int | bytes) -> dict[str, Any]:
    return {"bytes": value.hex()} if isinstance(value, bytes) else {"number": value}


def templates() -> list[dict[str, Any]]:
    """All templates, in the form that the page takes."""
    return [template.as_dict() for template in catalogue()]


@cache
def catalogue() -> tuple[Template, ...]:
    """The templates. The simplest comes first."""
    return (
        *(_dot(), _fir(), _crc(), _butterfly(), _des(), _twofish()),
        *(_scale(), _busy(), _decimate(), _dot_c64x()),
    )


def _shorts(values: Sequence[int]) -> bytes:
    return struct.pack(f"<{len(values)}h", *values)


def _dot() -> Template:
    a, b = list(range(1, 33)), [2] * 32
    return Template(
        "dot",
        "Dot product",
        "Two loads, two products and two sums in every cycle: all eight units work.",
        "dot",
        (
            ("a", "the numbers 1 to 32, 16 bits each", _shorts(a)),
            ("b", "32 times the number 2", _shorts(b)),
            ("pairs", "pairs of numbers", 16),
        ),
        "A4 is 1056, twice the sum of 1 to 32.",
        1056,
    )


def _fir() -> Template:
    steps = [0] * 8 + [16000] * 16
    return Template(
        "fir",
        "FIR filter",
        "A loop within a loop. The two loads of the inner loop keep both .D units busy in every cycle.",
        "fir",
        (
            ("x", "16-bit samples: a step from 0 to 16000", _shorts(steps)),
            ("h", "eight taps of 1/8 each", _shorts([4096] * 8)),
            ("y", "room for 16 results", bytes(32)),
            ("taps", "number of taps", 8),
            ("outputs", "number of results", 16),
        ),
        "y rises from 0 to 16000 in eight equal steps of 2000.",
        (2, _shorts([min(2000 * n, 16000) for n in range(16)])),
    )


def _crc() -> Template:
    table = []
    for value in range(256):
        for _ in range(8):
            value = value >> 1 ^ (0xEDB88320 if value & 1 else 0)
        table.append(value)
    return Template(
        "crc",
        "CRC-32",
        "Each byte waits for the one before: the recurrence binds, and most units have nothing to do.",
        "crc32",
        (
            ("crc", "the CRC of the text before: none", 0),
            ("data", "the text “123456789”", b"123456789"),
            ("length", "the number of bytes", 9),
            ("table", "the CRC of each byte", struct.pack("<256I", *table)),
        ),
        "A4 is 0xcbf43926, the check value of CRC-32.",
        0xCBF43926,
    )


def _butterfly() -> Template:
    words = [(1000 * n, -500 * n) for n in range(1, 9)]
    half = [value for word in words[:4] for value in word]
    other = [value for word in words[4:] for value in word]
    ones = [32767, 0] * 4
    return Template(
        "butterfly",
        "FFT butterflies",
        "Eleven of the 31 operations need a .S unit: the units bind.",
        "butterflies",
        (
            ("a", "four complex numbers, 16 bits a part", _shorts(half)),
            ("b", "four more", _shorts(other)),
            ("w", "four factors, nearly 1", _shorts(ones)),
            ("count", "butterflies", 4),
        ),
        "a has half the sums, b half the differences.",
        (0, _butterflies(half, other, ones)),
    )


def _butterflies(a: Sequence[int], b: Sequence[int], w: Sequence[int]) -> bytes:
    sums = []
    for n in range(0, len(a), 2):
        real = (b[n] * w[n] - b[n + 1] * w[n + 1]) >> 15
        imaginary = (b[n + 1] * w[n] + b[n] * w[n + 1]) >> 15
        sums += [(a[n] + real) >> 1, (a[n + 1] + imaginary) >> 1]
    return _shorts(sums)


def _des() -> Template:
    call = des_call()
    return Template(
        "des",
        "A DES round",
        "Eight tables in each round, and every round waits for the one before.",
        "des",
        (
            ("halves", "the block 0123456789abcdef after the initial permutation", call.block),
            ("keys", "the round keys of the key 133457799bbcdff1", call.keys),
            ("even", "tables of the S-boxes 8, 6, 4, 2", call.tables[0]),
            ("odd", "tables of the S-boxes 7, 5, 3, 1", call.tables[1]),
            ("rounds", "rounds", 16),
        ),
        "halves are those of the ciphertext 85e813540f0ab405, before the final permutation.",
        (0, call.result),
    )


def _twofish() -> Template:
    call = twofish_call()
    return Template(
        "twofish",
        "Twofish's round",
        "Sixteen loads in a pass of two rounds: the recurrence leaves room for a second block.",
        "twofish",
        (
            ("words", "the block of zeros, whitened", call.block),
            ("keys", "the round keys of the key of 128 zero bits", call.keys),
            ("tables", "S-boxes and MDS matrix of that key", call.tables[0]),
            ("pairs", "pairs of rounds", 8),
        ),
        "words are those of the ciphertext 9f589f5cf6122c32b6bfec2f2ae8c35a, before the last whitening.",
        (0, call.result),
    )


def _scale() -> Template:
    return Template(
        "scale",
        "Doubled words",
        "No pass waits for the one before. Without “.no_mdep” each load waits for a store: seven cycles.",
        "scale",
        (
            ("from", "the numbers 1 to 16, 32 bits each", struct.pack("<16i", *range(1, 17))),
            ("to", "room for 16 results", bytes(64)),
            ("n", "numbers", 16),
        ),
        "to has the even numbers from 2 to 32.",
        (1, struct.pack("<16i", *range(2, 33, 2))),
    )


def _busy() -> Template:
    numbers = [struct.pack("<8i", *([value] * 8)) for value in (5, 6, 3)]
    return Template(
        "busy",
        "Three loads",
        "Three loads share two .D units: a pass takes two cycles, whatever else is free.",
        "busy",
        (
            ("p", "eight times the number 5", numbers[0]),
            ("q", "eight times 6", numbers[1]),
            ("r", "eight times 3", numbers[2]),
            ("n", "passes", 8),
        ),
        "A4 is 64: eight times 5 + 6 xor 3.",
        64,
    )


def _decimate() -> Template:
    steps = [0] * 8 + [16000] * 24
    return Template(
        "decimate",
        "FIR filter, every second output",
        "Two products a pass. The code around the inner loop fills the gaps of its prolog and epilog.",
        "fir",
        (
            ("x", "16-bit samples: a step from 0 to 16000", _shorts(steps)),
            ("h", "sixteen taps of 1/16 each", _shorts([2048] * 16)),
            ("y", "room for eight results", bytes(16)),
            ("taps", "number of taps", 16),
            ("outputs", "number of results", 8),
        ),
        "y rises from 8000 by 2000 to 16000.",
        (2, _shorts([min(8000 + 2000 * n, 16000) for n in range(8)])),
    )


def _dot_c64x() -> Template:
    a, b = list(range(1, 33)), [2] * 32
    return Template(
        "dot_c64x",
        "Dot product on the C64x",
        "Double-word loads and DOTP2: the same eight units make four products in a cycle.",
        "dot_c64x",
        (
            ("a", "the numbers 1 to 32, 16 bits each", _shorts(a)),
            ("b", "32 times the number 2", _shorts(b)),
            ("quads", "groups of four numbers", 8),
        ),
        "A4 is 1056, twice the sum of 1 to 32.",
        1056,
        isa="c64x",
    )
