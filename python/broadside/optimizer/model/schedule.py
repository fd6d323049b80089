"""An operation with its cycle, unit and registers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from broadside.linear.ir import Operation, Register
from broadside.optimizer.machine.forms import Choice

_UNIT_ORDER = {unit: number for number, unit in enumerate("LSMD")}


@dataclass(frozen=True)
class Issued:
    """One operation in its place: cycle, form, and the machine register of each register it names.

    `reads` and `writes` differ where a name holds one value before and another after. `iteration`
    is the iteration of a pipelined loop that the operation belongs to, for the comment.
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
        return (_UNIT_ORDER.get(self.choice.unit, 9), self.choice.side)
