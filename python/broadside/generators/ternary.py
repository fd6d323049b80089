"""Circuits of gates with three inputs, and the order of operands that saves copies.

A circuit is text, as in circuits/des-sboxes-ternary.toml: gates `result=a,b,c,table`. Bit 4a + 2b + c of the
table, two hexadecimal digits, is the value of the gate.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from itertools import permutations

GATE = re.compile(r"(\w+)=(\w+),(\w+),(\w+),([0-9a-f]{2})")


@dataclass(frozen=True)
class TernaryGate:
    """A gate with three inputs. Its table has bit 4a + 2b + c for the operands a, b, c."""

    result: str
    operands: tuple[str, ...]
    table: int

    def evaluate(self, values: Mapping[str, int], bits: int) -> int:
        """The result for operands that are masks of so many bits."""
        a, b, c = (values[name] for name in self.operands)
        return sum(
            (self.table >> (4 * (a >> i & 1) + 2 * (b >> i & 1) + (c >> i & 1)) & 1) << i
            for i in range(bits)
        )

    def beginning_with(self, first: str) -> TernaryGate:
        """The same gate with `first` as its first operand."""
        order = next(p for p in permutations(range(3)) if self.operands[p[0]] == first)
        table = 0
        for index in range(8):
            moved = [index >> 2 & 1, index >> 1 & 1, index & 1]
            bit = [0, 0, 0]
            for place, source in enumerate(order):
                bit[source] = moved[place]
            table |= (self.table >> (4 * bit[0] + 2 * bit[1] + bit[2]) & 1) << index
        return TernaryGate(self.result, tuple(self.operands[place] for place in order), table)

    def as_c(self) -> str:
        a, b, c = self.operands
        return f"vec_ternary({a}, {b}, {c}, 0x{self.table:02x})"


def read_gates(program: str) -> list[TernaryGate]:
    """The gates of a program, `result=a,b,c,table` each, in their order."""
    return [
        TernaryGate(result, (a, b, c), int(table, 16))
        for result, a, b, c, table in GATE.findall(program)
    ]


def overwriting(gates: list[TernaryGate], outputs: Collection[str]) -> list[TernaryGate]:
    """The gates with an operand first that nothing uses later, if there is one.

    The instruction `vpternlog` overwrites its first operand. gcc does not exchange the operands, so it copies
    the first one if something uses it later.
    """
    ordered = []
    needed = set(outputs)
    for gate in reversed(gates):
        last_used = [name for name in gate.operands if name not in needed]
        ordered.append(gate.beginning_with(last_used[0]) if last_used else gate)
        needed.update(gate.operands)
    return ordered[::-1]
