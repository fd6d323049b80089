"""A scheduled operation: its cycle, unit and registers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from broadside.linear.ir import Operation, Register
from broadside.optimizer.machine.forms import Choice

_UNIT_ORDER = {unit: number for number, unit in enumerate("LSMD")}


@dataclass(frozen=True)
class Issued:
    """A scheduled operation: its cycle, its form, and the machine registers of the registers that it names.

    `reads` and `writes` may give one name two machine registers: one before and one after the operation.
    `iteration`: the iteration of a pipelined loop to which the operation belongs, for the comment.
    """

    cycle: int
    operation: Operation
    choice: Choice
    reads: Mapping[Register, str]
    writes: Mapping[Register, str]
    predicate: str = ""
    iteration: str = ""

    @property
    def order(self) -> tuple[int, str]:
        """The place among the instructions of a packet: by kind of unit, then by side."""
        return (_UNIT_ORDER.get(self.choice.unit, 9), self.choice.side)
