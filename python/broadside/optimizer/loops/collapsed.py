"""Which stages of prolog and epilog a pipelined loop leaves to its kernel."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from broadside.linear.ir import Operation, Register
from broadside.optimizer.machine.forms import Choice


@dataclass(frozen=True)
class Switch:
    """A counter that keeps operations of a kernel from running before the first iteration reaches them.

    `register` is `count` before the loop, in the machine register `home`; `counts` takes one off in cycle
    `slot` of each pass, as `choice` says. The operations `harmful` run where it is zero.
    """

    register: Register
    home: str
    count: int
    slot: int
    counts: Operation
    choice: Choice
    harmful: frozenset[int]


@dataclass(frozen=True)
class Collapse:
    """`prolog` and `epilog` are the stages that have no code: the kernel runs so many times more.

    With `counted` the branches that a short kernel has in its prolog test the counter as those of the
    kernel do; otherwise they are always taken.
    `restored` tells by how much the kernel moves a register too far that is read behind the loop.
    `switch` is what collapsed stages of the prolog need where operations would do harm.
    `bytes` is how far beyond what the loop reads the loads of the additional iterations read.
    """

    prolog: int = 0
    epilog: int = 0
    counted: bool = False
    restored: Mapping[Register, int] = field(default_factory=dict)
    switch: Switch | None = None
    bytes: int = 0

    def __bool__(self) -> bool:
        return bool(self.prolog or self.epilog or self.counted)
