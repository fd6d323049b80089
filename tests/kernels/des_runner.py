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


@cache
def procedures(source: str) -> dict[str, Procedure]:
    """The procedures of a `.sa` file of the room, by name."""
    path = ROOM / source
    text = path.read_text(encoding="utf-8")
    return {p.name: p for p in parse(text, str(path), instruction_table("c62x"))}


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
        """Address of a new buffer that holds nothing yet."""

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine by the C convention."""


class Interpreted:
    """The meaning of the linear assembly; reads of what was never written are errors."""

    def __init__(self, source: str) -> None:
        self.procedures = procedures(source)
        self.memory = Memory()
        self.symbols = {
            symbol: self.place(struct.pack(f"<{len(words)}I", *words), align)
            for symbol, (align, words) in table_words().items()
        }

    def room(self, size: int) -> int:
        """Address of a new buffer that holds nothing yet."""
        return self.memory.allocate(size)

    def place(self, data: bytes, align: int = 8) -> int:
        """Address of a new buffer that holds `data`."""
        return self.memory.allocate(len(data), align, data)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""
        return self.memory.read(address, size)

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine."""
        interpret(self.procedures[symbol], arguments, self.memory, self.symbols)


def scheduled(source: str) -> Path:
    """The scheduled file of a `.sa` file."""
    return (ROOM / "scheduled" / "c62x" / source).with_suffix(".asm")


@cache
def assembled(path: Path) -> bytes:
    """The object of an assembly file."""
    return _core.assemble(path.read_text(encoding="utf-8"), str(path), "c62x")


class Simulated:
    """The scheduled code of one `.sa` file on a simulated machine."""

    MAX_CYCLES = 10_000_000

    def __init__(self, machine: str, source: str) -> None:
        names = ("tables.asm", "wide_tables.asm", "key_tables.asm")
        paths = [scheduled(source), *(ROOM / name for name in names)]
        if source == "key_schedule.sa":
            paths.append(ROOM / "triple_key_schedule.asm")
        self.simulator = _core.Simulator(machine)
        self.simulator.load([assembled(path) for path in paths])

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
        self.simulator.call(symbol, arguments, self.MAX_CYCLES)
