"""A routine of the corpus: its source, its ISA levels, and calls with their expected results."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT / "benchmarks" / "linear_assembly"
EXAMPLES = ROOT / "examples" / "linear_assembly"
WORD = 0xFFFFFFFF


@dataclass(frozen=True)
class Buffer:
    """Memory that an argument points to: its bytes before the call and afterwards.

    Without `after` the routine must leave the bytes as they are.
    """

    before: bytes
    after: bytes | None = None

    @property
    def expected(self) -> bytes:
        return self.before if self.after is None else self.after


@dataclass(frozen=True)
class Case:
    """One call: words and buffers in the order of the arguments, and the word returned, if one is."""

    arguments: tuple[int | Buffer, ...]
    returned: int | None = None

    @property
    def buffers(self) -> list[Buffer]:
        return [argument for argument in self.arguments if isinstance(argument, Buffer)]


Maker = Callable[[Random], Case]


@dataclass(frozen=True)
class Routine:
    """A routine of the corpus. `make` gives a call on random data with the result of its oracle."""

    name: str
    path: Path
    isas: tuple[str, ...]
    make: Maker

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")


ROUTINES: dict[str, Routine] = {}
"""All routines by name, in the order of their definition."""


def oracle(*isas: str, path: Path | None = None) -> Callable[[Maker], Maker]:
    """Registers a function as the oracle of the routine with its name, for the given ISA levels.

    The source stands in the folder that has the name of the oracle's module, unless `path` names it.
    """

    def register(make: Maker) -> Maker:
        name, area = make.__name__, make.__module__.rpartition(".")[2]
        ROUTINES[name] = Routine(name, path or CORPUS / area / f"{name}.sa", isas, make)
        return make

    return register


def call(*arguments: int | Buffer, returned: int | None = None) -> Case:
    """A call; the returned value is taken as a word of 32 bits."""
    return Case(arguments, None if returned is None else returned & WORD)


def octets(values: Iterable[int]) -> bytes:
    return bytes(value & 0xFF for value in values)


def halves(values: Iterable[int]) -> bytes:
    """16-bit numbers, little-endian."""
    return b"".join(struct.pack("<H", value & 0xFFFF) for value in values)


def words(values: Iterable[int]) -> bytes:
    """32-bit numbers, little-endian."""
    return b"".join(struct.pack("<I", value & WORD) for value in values)


def signed(value: int, bits: int = 32) -> int:
    """The low bits of a number as a signed one."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def numbers(random: Random, count: int, bits: int = 16) -> list[int]:
    """Random signed numbers of `bits` bits."""
    return [random.randrange(-(1 << bits - 1), 1 << bits - 1) for _ in range(count)]


def pixels(random: Random, count: int) -> list[int]:
    """Random bytes."""
    return [random.randrange(256) for _ in range(count)]


def complex_words(values: Iterable[tuple[int, int]]) -> bytes:
    """Complex numbers as words: real part in the low half, imaginary part in the high half."""
    return words((re & 0xFFFF) | (im & 0xFFFF) << 16 for re, im in values)


def complex_numbers(random: Random, count: int, bits: int = 16) -> list[tuple[int, int]]:
    """Random complex numbers of two signed parts."""
    parts = numbers(random, 2 * count, bits)
    return list(zip(parts[::2], parts[1::2], strict=True))
