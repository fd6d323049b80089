"""Runs routines of the AES finalists: linear assembly interpreted, or scheduled code simulated."""

from __future__ import annotations

import importlib.util
import struct
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
"""Ciphers that the C library calls by another name."""
MAX_CYCLES = 10_000_000


def script(cipher: str, name: str) -> ModuleType | None:
    """A script that stands beside a cipher's kernels, if there is one of that name."""
    path = KERNELS / cipher / f"{name}.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"{cipher}_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def procedures(cipher: str, source: str) -> dict[str, Procedure]:
    """The procedures of a `.sa` file, by name."""
    path = KERNELS / cipher / source
    text = path.read_text(encoding="utf-8")
    return {p.name: p for p in parse(text, str(path), instruction_table("c62x"))}


@cache
def table_objects(cipher: str) -> dict[str, tuple[int, list[int]]]:
    """Alignment and words of every table, by symbol."""
    tables = script(cipher, "tables")
    return tables.objects() if tables is not None else {}


class Machine(Protocol):
    """A memory with the cipher's tables in it, on which routines are called."""

    def place(self, data: bytes, align: int = 8, region: str | None = None) -> int:
        """Address of a new buffer that holds `data`."""

    def read(self, address: int, size: int) -> bytes:
        """Bytes of the memory."""

    def call(self, symbol: str, arguments: list[int]) -> None:
        """Calls a routine by the C convention."""


class Interpreted:
    """The meaning of the linear assembly; reads of what was never written are errors."""

    def __init__(self, cipher: str, source: str) -> None:
        self.procedures = procedures(cipher, source)
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
        interpret(self.procedures[symbol], arguments, self.memory, self.symbols)


def scheduled(cipher: str, source: str) -> Path:
    """The scheduled file of a `.sa` file."""
    return (KERNELS / cipher / "scheduled" / "c62x" / source).with_suffix(".asm")


@cache
def assembled(path: Path) -> bytes:
    """The object of an assembly file."""
    return _core.assemble(path.read_text(encoding="utf-8"), str(path), "c62x")


class Simulated:
    """The scheduled code of one `.sa` file on a simulated machine."""

    def __init__(self, machine: str, cipher: str, source: str) -> None:
        paths = [scheduled(cipher, source), *sorted((KERNELS / cipher).glob("*tables.asm"))]
        self.simulator = _core.Simulator(machine)
        self.simulator.load([assembled(path) for path in paths])

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
        self.simulator.call(symbol, arguments, MAX_CYCLES)


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
        words = words[1:45] if direction == "encrypt" else words[61:105]
    return machine.place(packed(words))
