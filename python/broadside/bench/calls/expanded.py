"""The C library's expanded keys in the simulated machine, laid out as the kernels want them.

A kernel whose manifest entry names no `schedule` takes these; docs/reference/kernels.md has the layouts.
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
"""Words between the subkeys and the tables: the table form does not use them."""
WITH_TABLES = {"twofish": "twofish_table"}
"""The implementation of the library whose key holds the tables that the kernels look up."""
TABLE_BYTES = 1024
"""Key-dependent tables begin on a multiple of this number of bytes."""
TABLE_REGIONS = ("data0", "data1")
"""The memories of these tables: each in a memory block of its own."""


@dataclass(frozen=True)
class Layout:
    """A kernel's key argument: the addresses of tables that depend on the key, if any; then words."""

    words: Words
    tables: tuple[Words, ...] = ()

    @property
    def count(self) -> int:
        """Number of words of the argument itself."""
        return len(self.tables) + len(self.words)


def layout(kernel: Kernel, key: bytes) -> Layout:
    """The key argument that `kernel` takes for a cipher key."""
    name = WITH_TABLES.get(kernel.cipher, reference.library(kernel.cipher))
    expanded = Cipher(name, key, "ecb").expanded_key()
    words = struct.unpack(f"={len(expanded) // 4}I", expanded)
    return LAYOUTS.get(kernel.cipher, _as_it_is)(kernel, words)


def place(simulator: Simulator, kernel: Kernel, key: bytes) -> Buffer:
    """The key argument of `kernel` for a cipher key."""
    wanted = layout(kernel, key)
    data = fill(place_tables(simulator, wanted), wanted)
    return allocate(simulator, len(data), data=data)


def fill(tables: list[Buffer], wanted: Layout) -> bytes:
    """The words of the key argument; the tables that it names get their contents."""
    for table, words in zip(tables, wanted.tables, strict=True):
        table.write(packed(words))
    return packed((*(table.address for table in tables), *wanted.words))


def place_tables(simulator: Simulator, wanted: Layout) -> list[Buffer]:
    """Allocates the tables where the kernels expect them."""
    regions = [region if _has(simulator, region) else None for region in TABLE_REGIONS]
    return [
        Buffer(simulator, simulator.allocate(4 * len(words), TABLE_BYTES, region), 4 * len(words))
        for words, region in zip(wanted.tables, regions, strict=False)
    ]


def _has(simulator: Simulator, region: str) -> bool:
    """Whether the machine has a memory of that name; a machine with a single memory does not."""
    try:
        simulator.allocate(0, 1, region)
    except LoadError:
        return False
    return True


def packed(words: Words) -> bytes:
    """The bytes of words in memory."""
    return struct.pack(f"<{len(words)}I", *words)


def _as_it_is(kernel: Kernel, words: Words) -> Layout:
    """The round keys in the order of the specification."""
    return Layout(words)


def _rijndael(kernel: Kernel, words: Words) -> Layout:
    """The round keys of the cipher, or of the equivalent inverse cipher, without the count of rounds."""
    rounds, schedules = words[0], words[1:]
    first = 0 if kernel.cipher_direction == "encrypt" else len(schedules) // 2
    return Layout(schedules[first : first + 4 * (rounds + 1)])


def _twofish(kernel: Kernel, words: Words) -> Layout:
    """Addresses of S-boxes 0 and 1, in one memory block, and of 2 and 3, in the other; the subkeys."""
    subkeys = words[:TWOFISH_SUBKEYS]
    boxes = words[TWOFISH_SUBKEYS + TWOFISH_WORDS_OF_BOXES :]
    half = len(boxes) // 2
    return Layout(subkeys, (boxes[:half], boxes[half:]))


LAYOUTS: dict[str, Callable[[Kernel, Words], Layout]] = {
    "rijndael": _rijndael,
    "twofish": _twofish,
}
"""Layouts of ciphers whose key argument is not the round keys in the order of the specification."""
