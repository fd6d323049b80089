"""A random program with the memory and the arguments that it is run on."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

ARENA_BYTES = 8192
"""Bytes of one arena; a pointer that is passed to a program points to its middle."""


@dataclass(frozen=True)
class Pointer:
    """An argument that points into arena number `arena`, `offset` bytes from its middle."""

    arena: int
    offset: int = 0


Argument = int | Pointer


@dataclass(frozen=True)
class Program:
    """`calls` are the lists of arguments that the procedure is called with, one after the other."""

    isa: str
    text: str
    name: str = "f"
    arenas: int = 0
    calls: list[list[Argument]] = field(default_factory=list)
    contents: int = 0  # seed of the bytes in the arenas

    def arena_bytes(self) -> list[bytes]:
        """What the arenas hold before a call."""
        source = random.Random(self.contents)
        return [source.randbytes(ARENA_BYTES) for _ in range(self.arenas)]
