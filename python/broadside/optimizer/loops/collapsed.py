"""Collapsed stages: stages of prolog and epilog without code of their own, which the kernel does."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from broadside.linear.ir import Operation, Register
from broadside.optimizer.machine.forms import Choice


@dataclass(frozen=True)
class Switch:
    """A counter that keeps harmful operations of the kernel from running before the first iteration.

    `register` is in the machine register `home` and is `count` before the loop. The operation `counts`, in
    the form `choice`, subtracts one in slot `slot` of each pass. The operations `harmful` run only if the
    counter is zero.
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
    """The collapsed stages of a loop.

    `prolog`, `epilog`: numbers of collapsed stages; the kernel runs once more for each. `counted`: whether
    the branches in the prolog of a short kernel test the counter; otherwise they are always taken.
    `restored`: for registers that are read after the loop, by how much the additional passes move them too
    far. `switch`: the counter that collapsed stages of the prolog need if operations would do harm. `bytes`:
    how far loads of the additional iterations read beyond the data that the loop reads.
    """

    prolog: int = 0
    epilog: int = 0
    counted: bool = False
    restored: Mapping[Register, int] = field(default_factory=dict)
    switch: Switch | None = None
    bytes: int = 0

    def __bool__(self) -> bool:
        return bool(self.prolog or self.epilog or self.counted)
