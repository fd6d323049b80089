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


def table_bytes(boxes: tuple[int, ...]) -> bytes:
    """The tables of some S-boxes as they lie in memory."""
    words = [tables.entry(box, index) for box in boxes for index in range(64)]
    return struct.pack(f"<{len(words)}I", *words)


class Interpreted:
    """A memory with the tables in it, on which routines are called."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.symbols = {
            symbol: self.memory.allocate(1024, 256, table_bytes(boxes))
            for symbol, _, boxes in tables.TABLES
        }

    def place(self, data: bytes, align: int = 8) -> int:
        """Address of a new buffer that holds `data`."""
        return self.memory.allocate(len(data), align, data)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""
        return self.memory.read(address, size)

    def call(self, source: str, symbol: str, arguments: list[int]) -> None:
        """Calls a routine of a `.sa` file."""
        interpret(procedures(source)[symbol], arguments, self.memory, self.symbols)
