"""Runs routines of the AES finalists: linear assembly interpreted, or scheduled code simulated."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

import linear_runner
from linear_runner import KERNELS, SUFFIX, Machine, packed

from broadside import _core
from broadside.bench.calls import expanded
from broadside.facts import registry
from broadside.generators.mars import tables as mars
from broadside.generators.rijndael import tables as rijndael

__all__ = [
    "KERNELS",
    "Interpreted",
    "Machine",
    "Simulated",
    "packed",
    "schedule",
    "scheduled",
    "source_name",
]


def _of_mars() -> dict[str, tuple[int, list[int]]]:
    box = mars.s_box()
    return {
        symbol: (4 * (mars.WORDS - first), box[first:])
        for symbols in mars.SECTIONS.values()
        for symbol, first in symbols.items()
    }


def _of_rijndael() -> dict[str, tuple[int, list[int]]]:
    joined = {
        symbol: (rijndael.TABLE_BYTES, [word for part in contents for word in part])
        for direction in rijndael.MIX
        for symbol, contents in (rijndael.parts(direction) | rijndael.sides(direction)).items()
    }
    alone = rijndael.one_object().items()
    return joined | {rijndael.ALONE[name]: (4 * len(content), content) for name, content in alone}


_TABLES = {"mars": _of_mars, "rijndael": _of_rijndael}


def source_name(name: str, isa: str) -> str:
    """The `.sa` file of an ISA's routines."""
    return f"{name}{SUFFIX[isa]}.sa"


@cache
def table_objects(cipher: str) -> dict[str, tuple[int, list[int]]]:
    """Alignment and words of every table, by symbol."""
    return _TABLES[cipher]() if cipher in _TABLES else {}


def scheduled(cipher: str, name: str, isa: str) -> Path:
    """The scheduled file of a `.sa` file."""
    return linear_runner.scheduled(KERNELS / cipher / source_name(name, isa), isa)


class Interpreted(linear_runner.Interpreted):
    """Interprets the linear assembly; reads of unwritten values are errors."""

    def __init__(self, cipher: str, name: str, isa: str) -> None:
        source = KERNELS / cipher / source_name(name, isa)
        super().__init__(source, isa, table_objects(cipher))


class Simulated(linear_runner.Simulated):
    """The scheduled code of one `.sa` file on a simulated machine."""

    def __init__(self, machine: str, cipher: str, name: str, isa: str) -> None:
        room = KERNELS / cipher
        files = [scheduled(cipher, name, isa), *sorted(room.glob("tables/*.asm"))]
        super().__init__(machine, isa, files)


def schedule(machine: Machine, cipher: str, direction: str, key: bytes) -> int:
    """Address of the expanded key in the layout of the cipher's kernels."""
    name = expanded.WITH_TABLES.get(cipher, registry.ciphers()[cipher].library)
    words_of_key = _core.Cipher(name, key, "ecb").expanded_key()
    words = struct.unpack(f"={len(words_of_key) // 4}I", words_of_key)
    if cipher == "twofish":
        boxes = words[expanded.TWOFISH_SUBKEYS + expanded.TWOFISH_WORDS_OF_BOXES :]
        low = machine.place(packed(boxes[:512]), 1024, "data0")
        high = machine.place(packed(boxes[512:]), 1024, "data1")
        words = (low, high, *words[: expanded.TWOFISH_SUBKEYS])
    if cipher == "rijndael":
        size = 4 * (words[0] + 1)
        schedules = words[2:]  # behind the number of rounds and an unused word
        first = 0 if direction == "encrypt" else len(schedules) // 2
        words = schedules[first : first + size]
    return machine.place(packed(words))
