"""Runs routines of kernels/des: their linear assembly interpreted, or their scheduled code simulated."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path
from typing import Protocol

import tables

from broadside import _core
from broadside.isa import instruction_table
from broadside.linear.interpret import Memory, interpret
from broadside.linear.ir import Procedure
from broadside.linear.parse import parse

ROOM = Path(__file__).parents[2] / "kernels" / "des"
SUFFIX = {"c62x": "", "c64x": "_c64x"}
"""The ends of the names of sources and routines, by ISA."""


def path_of(source: str, isa: str) -> Path:
    """The `.sa` file for an ISA, given its name for the C62x."""
    return ROOM / f"{source.removesuffix('.sa')}{SUFFIX[isa]}.sa"


@cache
def procedures(source: str, isa: str) -> dict[str, Procedure]:
    """The procedures of a `.sa` file of the room, by name."""
    path = path_of(source, isa)
    text = path.read_text(encoding="utf-8")
    return {p.name: p for p in parse(text, str(path), instruction_table(isa))}


@cache
def table_words() -> dict[str, tuple[int, list[int]]]:
    """Alignment and words of every table, by symbol."""
    rounds = {
        symbol: (256, [tables.entry(box, index) for box in boxes for index in range(64)])
        for symbol, _, boxes in tables.TABLES
    }
    keys = {
        symbol: (512, [tables.key_entry(first, boxes, i >> 7, i & 127) for i in range(512)])
        for symbol, _, first, boxes in tables.KEY_TABLES
    }
    symbol, _, boxes = tables.WIDE_TABLES
    wide = {symbol: (4096, [word for box in boxes for word in tables.wide_entries(box)])}
    return rounds | wide | keys | {"des_rotations": (8, tables.rotation_words())}


class Machine(Protocol):
    """A memory with the tables in it, on which routines are called."""

    def place(self, data: bytes, align: int = 8) -> int:
        """Address of a new buffer that holds `data`."""

    def room(self, size: int) -> int:
        """Address of a new buffer without contents."""

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine by the C convention."""


class Interpreted:
    """Interprets the linear assembly; reads of unwritten values are errors."""

    def __init__(self, source: str, isa: str = "c62x") -> None:
        self.suffix = SUFFIX[isa]
        self.procedures = procedures(source, isa)
        self.memory = Memory()
        self.symbols = {
            symbol: self.place(struct.pack(f"<{len(words)}I", *words), align)
            for symbol, (align, words) in table_words().items()
        }

    def room(self, size: int) -> int:
        """Address of a new buffer without contents."""
        return self.memory.allocate(size)

    def place(self, data: bytes, align: int = 8) -> int:
        """Address of a new buffer that holds `data`."""
        return self.memory.allocate(len(data), align, data)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""
        return self.memory.read(address, size)

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine."""
        interpret(self.procedures[symbol + self.suffix], arguments, self.memory, self.symbols)


def scheduled(source: str, isa: str = "c62x") -> Path:
    """The scheduled file of a `.sa` file."""
    return (ROOM / "scheduled" / isa / path_of(source, isa).name).with_suffix(".asm")


@cache
def assembled(path: Path, isa: str) -> bytes:
    """The object of an assembly file."""
    return _core.assemble(path.read_text(encoding="utf-8"), str(path), isa)


class Simulated:
    """The scheduled code of one `.sa` file on a simulated machine."""

    MAX_CYCLES = 10_000_000

    def __init__(self, machine: str, source: str, isa: str = "c62x") -> None:
        names = ("tables.asm", "wide_tables.asm", "key_tables.asm")
        paths = [scheduled(source, isa), *(ROOM / name for name in names)]
        if source == "key_schedule.sa" and isa == "c62x":
            paths.append(ROOM / "triple_key_schedule.asm")
        self.suffix = SUFFIX[isa]
        self.simulator = _core.Simulator(machine)
        self.simulator.load([assembled(path, isa) for path in paths])

    def place(self, data: bytes, align: int = 8) -> int:
        """Address of a new buffer that holds `data`."""
        address = self.simulator.allocate(len(data), align)
        self.simulator.write(address, data)
        return address

    def room(self, size: int) -> int:
        """Address of a new buffer."""
        return self.simulator.allocate(size)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""
        return bytes(self.simulator.read(address, size))

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine."""
        self.simulator.call(symbol + self.suffix, arguments, self.MAX_CYCLES)
