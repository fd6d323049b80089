"""A random program with the memory and the arguments that it is run on."""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from broadside.linear.procedure.conventions import ARGUMENT_REGISTERS

ARENA_BYTES = 8192
"""Bytes of one arena; a pointer that is passed to a program points to its middle."""

ALIGNMENT = 64
"""Bytes of the largest ring in an arena."""


@dataclass(frozen=True)
class Pointer:
    """An argument that points into arena number `arena`, `offset` bytes from its middle."""

    arena: int
    offset: int = 0


@dataclass(frozen=True)
class Wide:
    """An argument of 64 bits, which takes a pair of registers."""

    high: int
    low: int


Argument = int | Pointer | Wide


@dataclass(frozen=True)
class Program:
    """`calls` are the lists of arguments that the procedure is called with, one after the other."""

    isa: str
    text: str
    name: str = "f"
    arenas: int = 0
    calls: list[list[Argument]] = field(default_factory=list)
    contents: int = 0  # seed of the bytes in the arenas

    def folded(self, returned: int) -> int:
        """A result as one word. In a pair, eight bits of the upper word are folded into the lower."""
        low = returned & 0xFFFFFFFF
        return low ^ (returned >> 32 & 0xFF) << 24 if self.returns_pairs else low

    @property
    def wide(self) -> list[int]:
        """The numbers of the arguments that are pairs."""
        return [n for n, a in enumerate(self.calls[0]) if isinstance(a, Wide)] if self.calls else []

    @property
    def returns_pairs(self) -> bool:
        """Whether each way ends with a pair."""
        ends = re.findall(r"\.return\b(.*)", self.text.partition(".endproc")[0])
        return bool(ends) and all(":" in end for end in ends)

    def caller(self) -> list[str]:
        """Assembly of `caller`. Its arguments are those of the call, then the upper words of pairs.

        It gives `folded` results.
        """
        lines = ["caller:"]
        for extra, number in enumerate(self.wide, len(self.calls[0])):
            low, given = ARGUMENT_REGISTERS[number], ARGUMENT_REGISTERS[extra]
            unit = f".L{'AB'.index(low[0]) + 1}{'' if low[0] == given[0] else 'X'}"
            lines.append(f"        MV      {unit} {given}, {low[0]}{int(low[1:]) + 1}")
        if not self.returns_pairs:
            return [*lines, f"        B       .S1 {self.name}", "        NOP     5"]
        return [
            *lines,
            "        STW     .D2T2 B3, *B15--[2]",
            "        MVKL    .S2 back, B3",
            "        MVKH    .S2 back, B3",
            f"        B       .S1 {self.name}",
            "        NOP     5",
            "back:   LDW     .D2T2 *++B15[2], B3",
            "        SHL     .S1 A5, 24, A5",
            "        XOR     .L1 A4, A5, A4",
            "        NOP     3",
            "        B       .S2 B3",
            "        NOP     5",
        ]

    def arena_bytes(self) -> list[bytes]:
        """The contents of the arenas before a call."""
        source = random.Random(self.contents)
        return [source.randbytes(ARENA_BYTES) for _ in range(self.arenas)]
