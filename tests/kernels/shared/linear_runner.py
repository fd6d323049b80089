"""Runs routines of a `.sa` file: the linear assembly interpreted, or its scheduled code simulated."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Protocol

from broadside import _core
from broadside.bench.kernels import manifest
from broadside.facts.isa import instruction_table
from broadside.linear.interpreter.memory import Memory
from broadside.linear.interpreter.run import interpret
from broadside.linear.ir import Procedure
from broadside.linear.parse import parse

ROOT = Path(__file__).parents[3]
KERNELS = ROOT / "kernels"
MANIFEST = manifest.load(ROOT)
MAX_CYCLES = 10_000_000
SUFFIX = {"c62x": "", "c64x": "_c64x"}
"""What the names of sources and routines end in, by ISA."""
Tables = Mapping[str, tuple[int, list[int]]]
"""Alignment and words of every table, by symbol."""


class Machine(Protocol):
    """A memory with the cipher's tables in it, on which routines are called."""

    suffix: str

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        """Address of a new buffer that holds `data`."""

    def room(self, size: int) -> int:
        """Address of a new buffer that holds nothing yet."""

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine by the C convention."""


class Interpreted:
    """The meaning of the linear assembly; reads of what was never written are errors."""

    def __init__(self, source: Path, isa: str, tables: Tables) -> None:
        self.suffix = SUFFIX[isa]
        self.procedures = procedures(source, isa)
        self.memory = Memory()
        self.symbols = {
            symbol: self.place(packed(words), align) for symbol, (align, words) in tables.items()
        }

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        return self.memory.allocate(len(data), align, data)

    def room(self, size: int) -> int:
        return self.memory.allocate(size)

    def read(self, address: int, size: int) -> bytes:
        return self.memory.read(address, size)

    def call(self, symbol: str, arguments: list[int]) -> None:
        interpret(self.procedures[symbol + self.suffix], arguments, self.memory, self.symbols)


class Simulated:
    """Assembly files on a simulated machine."""

    def __init__(self, machine: str, isa: str, files: Sequence[Path]) -> None:
        self.suffix = SUFFIX[isa]
        self.simulator = _core.Simulator(machine)
        self.simulator.load([assembled(path, isa) for path in files])

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        address = self.simulator.allocate(len(data), align, region)
        self.simulator.write(address, data)
        return address

    def room(self, size: int) -> int:
        return self.simulator.allocate(size)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.simulator.read(address, size))

    def call(self, symbol: str, arguments: list[int]) -> None:
        self.simulator.call(symbol + self.suffix, arguments, MAX_CYCLES)


@cache
def procedures(source: Path, isa: str) -> dict[str, Procedure]:
    """The procedures of a `.sa` file, by name."""
    text = source.read_text(encoding="utf-8")
    return {p.name: p for p in parse(text, str(source), instruction_table(isa))}


@cache
def assembled(path: Path, isa: str) -> bytes:
    """The object of an assembly file, on the disk or from a template."""
    return _core.assemble(MANIFEST.text(path), str(path), isa)


def scheduled(source: Path, isa: str) -> Path:
    """The scheduled file of a `.sa` file."""
    return (source.parent / "scheduled" / isa / source.name).with_suffix(".asm")


def packed(words: Sequence[int]) -> bytes:
    """Words as the machine stores them."""
    return struct.pack(f"<{len(words)}I", *words)
