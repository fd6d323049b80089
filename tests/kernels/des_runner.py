"""Runs one routine of kernels/des on the interpreter, the meaning of its linear assembly."""

from __future__ import annotations

import struct
from functools import cache
from pathlib import Path

import tables

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
    return rounds | keys | {"des_rotations": (8, tables.ROTATIONS)}


class Interpreted:
    """A memory with the tables in it, on which routines are called."""

    def __init__(self) -> None:
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

    def call(self, source: str, symbol: str, arguments: list[int]) -> None:
        """Calls a routine of a `.sa` file."""
        interpret(procedures(source)[symbol], arguments, self.memory, self.symbols)
