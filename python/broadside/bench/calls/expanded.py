"""The C library's expanded keys in the simulated machine, in the layout that the kernels need.

Kernels whose manifest entry names no `schedule` take these keys. docs/reference/kernels.md has the layouts.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass

from broadside._core import Cipher, LoadError, Simulator
from broadside.bench.calls import reference
from broadside.bench.calls.memory import Buffer, allocate
from broadside.bench.kernels.kernel import Kernel

Words = tuple[int, ...]
TWOFISH_SUBKEYS = 40
TWOFISH_WORDS_OF_BOXES = 5
"""Words of the library's key between the subkeys and the tables. The table form does not use them."""
WITH_TABLES = {"twofish": "twofish_table"}
"""The implementation of the library whose key holds the tables for the kernels."""
TABLE_BYTES = 1024
"""Tables that depend on the key begin on a multiple of this number of bytes."""
TABLE_REGIONS = ("data0", "data1")
"""The memories of these tables. Each table group has a memory block of its own."""


@dataclass(frozen=True)
class Layout:
    """A kernel's key argument: first the addresses of tables that depend on the key (if any), then words."""

    words: Words
    tables: tuple[Words, ...] = ()

    @property
    def count(self) -> int:
        """Number of words of the key argument itself."""
        return len(self.tables) + len(self.words)


def layout(kernel: Kernel, key: bytes) -> Layout:
    """The layout of the key argument that `kernel` takes for a cipher key."""
    name = WITH_TABLES.get(kernel.cipher, reference.library(kernel.cipher))
    expanded = Cipher(name, key, "ecb").expanded_key()
    words = struct.unpack(f"={len(expanded) // 4}I", expanded)
    return LAYOUTS.get(kernel.cipher, _as_it_is)(kernel, words)


def place(simulator: Simulator, kernel: Kernel, key: bytes) -> Buffer:
    """Allocates the key argument of `kernel` for a cipher key."""
    wanted = layout(kernel, key)
    data = fill(place_tables(simulator, wanted), wanted)
    return allocate(simulator, len(data), data=data)


def fill(tables: list[Buffer], wanted: Layout) -> bytes:
    """The bytes of the key argument. Also writes the contents of its tables."""
    for table, words in zip(tables, wanted.tables, strict=True):
        table.write(packed(words))
    return packed((*(table.address for table in tables), *wanted.words))


def place_tables(simulator: Simulator, wanted: Layout) -> list[Buffer]:
    """Allocates the tables in the memories that the kernels expect."""
    regions = [region if _has(simulator, region) else None for region in TABLE_REGIONS]
    return [
        Buffer(simulator, simulator.allocate(4 * len(words), TABLE_BYTES, region), 4 * len(words))
        for words, region in zip(wanted.tables, regions, strict=False)
    ]


def _has(simulator: Simulator, region: str) -> bool:
    """Whether the machine has a memory or region of this name. A machine with a single memory does not."""
    try:
        simulator.allocate(0, 1, region)
    except LoadError:
        return False
    return True


def packed(words: Words) -> bytes:
    """Words as bytes in the order of memory."""
    return struct.pack(f"<{len(words)}I", *words)


def _as_it_is(kernel: Kernel, words: Words) -> Layout:
    """The round keys in the order of the specification."""
    return Layout(words)


def _rijndael(kernel: Kernel, words: Words) -> Layout:
    """The round keys of the cipher, or of the equivalent inverse cipher.

    In the C library's key the number of rounds and an unused word stand before both.
    """
    rounds, schedules = words[0], words[2:]
    first = 0 if kernel.cipher_direction == "encrypt" else len(schedules) // 2
    return Layout(schedules[first : first + 4 * (rounds + 1)])


def _twofish(kernel: Kernel, words: Words) -> Layout:
    """Addresses of S-boxes 0 and 1 (in one memory block) and of 2 and 3 (in the other), then the subkeys."""
    subkeys = words[:TWOFISH_SUBKEYS]
    boxes = words[TWOFISH_SUBKEYS + TWOFISH_WORDS_OF_BOXES :]
    half = len(boxes) // 2
    return Layout(subkeys, (boxes[:half], boxes[half:]))


LAYOUTS: dict[str, Callable[[Kernel, Words], Layout]] = {
    "rijndael": _rijndael,
    "twofish": _twofish,
}
"""Layouts of ciphers whose key argument is more than the round keys in the order of the specification."""
