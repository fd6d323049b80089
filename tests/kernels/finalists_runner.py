"""Runs routines of the AES finalists: linear assembly interpreted, or scheduled code simulated."""

from __future__ import annotations

import importlib.util
import struct
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Protocol

from broadside import _core
from broadside.isa import instruction_table
from broadside.linear.interpret import Memory, interpret
from broadside.linear.ir import Procedure
from broadside.linear.parse import parse

KERNELS = Path(__file__).parents[2] / "kernels"
LIBRARY = {"rijndael": "aes"}
"""Ciphers that have another name in the C library."""
MAX_CYCLES = 10_000_000
SUFFIX = {"c62x": "", "c64x": "_c64x"}
"""The ends of the names of sources and routines, by ISA."""


def source_name(name: str, isa: str) -> str:
    """The `.sa` file of an ISA's routines."""
    return f"{name}{SUFFIX[isa]}.sa"


def script(cipher: str, name: str) -> ModuleType | None:
    """A script in the folder of a cipher's kernels, if there is one of that name."""
    path = KERNELS / cipher / f"{name}.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"{cipher}_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # data classes look up their names here
    spec.loader.exec_module(module)
    return module


@cache
def procedures(cipher: str, name: str, isa: str) -> dict[str, Procedure]:
    """The procedures of a `.sa` file, by name."""
    path = KERNELS / cipher / source_name(name, isa)
    text = path.read_text(encoding="utf-8")
    return {p.name: p for p in parse(text, str(path), instruction_table(isa))}


@cache
def table_objects(cipher: str) -> dict[str, tuple[int, list[int]]]:
    """Alignment and words of every table, by symbol."""
    tables = script(cipher, "tables")
    return tables.objects() if tables is not None else {}


class Machine(Protocol):
    """A memory with the cipher's tables in it, on which routines are called."""

    suffix: str

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        """Address of a new buffer that holds `data`."""

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine by the C convention."""


class Interpreted:
    """Interprets the linear assembly; reads of unwritten values are errors."""

    def __init__(self, cipher: str, name: str, isa: str) -> None:
        self.suffix = SUFFIX[isa]
        self.procedures = procedures(cipher, name, isa)
        self.memory = Memory()
        self.symbols = {
            symbol: self.place(packed(words), align)
            for symbol, (align, words) in table_objects(cipher).items()
        }

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        """Address of a new buffer that holds `data`."""
        return self.memory.allocate(len(data), align, data)

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""
        return self.memory.read(address, size)

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine."""
        interpret(self.procedures[symbol + self.suffix], arguments, self.memory, self.symbols)


def scheduled(cipher: str, name: str, isa: str) -> Path:
    """The scheduled file of a `.sa` file."""
    folder = KERNELS / cipher / "scheduled" / isa
    return (folder / source_name(name, isa)).with_suffix(".asm")


@cache
def assembled(path: Path, isa: str) -> bytes:
    """The object of an assembly file."""
    return _core.assemble(path.read_text(encoding="utf-8"), str(path), isa)


class Simulated:
    """The scheduled code of one `.sa` file on a simulated machine."""

    def __init__(self, machine: str, cipher: str, name: str, isa: str) -> None:
        room = KERNELS / cipher
        paths = [scheduled(cipher, name, isa), *room.glob("*table*.asm"), *room.glob("*box.asm")]
        self.suffix = SUFFIX[isa]
        self.simulator = _core.Simulator(machine)
        self.simulator.load([assembled(path, isa) for path in paths])

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        """Address of a new buffer that holds `data`."""
        address = self.simulator.allocate(len(data), align, region)
        self.simulator.write(address, data)
        return address

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""
        return bytes(self.simulator.read(address, size))

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine."""
        self.simulator.call(symbol + self.suffix, arguments, MAX_CYCLES)


def packed(words: Sequence[int]) -> bytes:
    """Words as the machine stores them."""
    return struct.pack(f"<{len(words)}I", *words)


def schedule(machine: Machine, cipher: str, direction: str, key: bytes) -> int:
    """Address of the expanded key in the layout of the cipher's kernels."""
    expanded = _core.Cipher(LIBRARY.get(cipher, cipher), key, "ecb").expanded_key()
    words = struct.unpack(f"={len(expanded) // 4}I", expanded)
    if cipher == "twofish":
        low = machine.place(packed(words[40:552]), 1024, "data0")
        high = machine.place(packed(words[552:1064]), 1024, "data1")
        words = (low, high, *words[:40])
    if cipher == "rijndael":
        size = 4 * (words[0] + 1)
        first = 1 if direction == "encrypt" else 1 + (len(words) - 1) // 2
        words = words[first : first + size]
    return machine.place(packed(words))
