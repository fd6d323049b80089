"""Finds the operations that a loop may execute more often than its source without a visible effect."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from broadside.facts.cpu import CONSTANTS
from broadside.linear.interpreter.arithmetic import deciding
from broadside.linear.ir import Operation, Register
from broadside.optimizer.collapse.addresses import Extent, extent_of, step_of
from broadside.optimizer.loops.pipelined import PipelinedLoop


@dataclass(frozen=True)
class Surplus:
    """The needs of additional iterations: bytes read beyond the data, and registers to restore."""

    bytes: int
    restored: dict[Register, int]


def may_be_invalid(operation: Operation, operations: Sequence[Operation]) -> bool:
    """Whether an additional execution may have operands for which the manual defines no result.

    It cannot if every iteration executes the operation and these operands never change.
    """
    changing = {register for other in operations for register in other.writes}
    needed = deciding(operation)
    return bool(needed) and (operation.predicate is not None or not changing.isdisjoint(needed))


class Harm:
    """Decides which stages of the epilog a loop may leave to its kernel.

    If it leaves E stages to the kernel, an operation of stage g runs E - g times more than in the source.
    """

    def __init__(self, pipelined: PipelinedLoop) -> None:
        self.pipelined, self.body = pipelined, pipelined.loop.body
        self.stages = [cycle // pipelined.interval for cycle in pipelined.schedule.cycles]
        control = pipelined.loop.model.control
        self.working = [n for n in range(len(self.body.operations)) if n not in control]
        self.leaving = frozenset(self.body.graph.exit.values()) - self.body.invariants
        self.extents = {
            n: extent_of(self.body.operations, n)
            for n in self.working
            if self.body.operations[n].is_load
        }

    def of_epilog(self, epilog: int) -> Surplus | None:
        """The needs of `epilog` collapsed stages; None if they do harm."""
        needed, restored = 0, dict[Register, int]()
        for number in self.working:
            passes = epilog - self.stages[number]
            if passes <= 0:
                continue
            operation = self.body.operations[number]
            moved = self._left(number, passes)
            beyond = self._beyond(number, passes) if operation.is_load else 0
            lost = self._is_seen(operation) or self._overwrites(number)
            if lost or moved is None or beyond is None:
                return None
            needed = max(needed, beyond)
            restored |= moved
        return Surplus(needed, restored)

    def _is_seen(self, operation: Operation) -> bool:
        """Whether an additional execution would be visible or have no defined result."""
        seen = operation.is_store or operation.is_volatile or operation.is_call
        seen |= may_be_invalid(operation, self.body.operations)
        return seen or any(register.is_control for register in operation.writes)

    def _overwrites(self, number: int) -> bool:
        """Whether the operation writes a register in which another value leaves the loop."""
        return any(
            value != write.value and self.pipelined.register_of(value) == register
            for write in self.body.region.operations[number].writes
            for register in (self.pipelined.register_of(write.value),)
            for value in self.leaving
        )

    def _left(self, number: int, passes: int) -> dict[Register, int] | None:
        """The amount by which to move back each register that is read after the loop; None if not known."""
        found = {}
        for write in self.body.region.operations[number].writes:
            if write.value not in self.leaving:
                continue
            register = self.body.graph.registers[write.value]
            step = self._step(write.value, register)
            if step is None or abs(step * passes) not in CONSTANTS:
                return None
            found[register] = step * passes
        return found

    def _step(self, value: int, register: Register) -> int | None:
        """The constant that each pass adds to a value; None if several operations write it."""
        writers = [
            n
            for n, o in enumerate(self.body.region.operations)
            if any(write.value == value for write in o.writes)
        ]
        named = [o for o in self.body.operations if register in o.writes]
        if len(writers) != 1 or len(named) != 1:
            return None
        return step_of(self.body.operations, register)

    def _beyond(self, number: int, passes: int) -> int | None:
        """Bytes that a load of `passes` additional iterations reads beyond the loop's data, or None."""
        own = self.extents[number]
        if own is None:
            return None
        found = [self._nearest(own, later) for later in range(1, passes + 1)]
        known = [beyond for beyond in found if beyond is not None]
        return max(known) if len(known) == len(found) else None

    def _nearest(self, own: Extent, later: int) -> int | None:
        """Least bytes by which a load goes beyond a read of `_certain`, `later` iterations on; or None."""
        return min((own.beyond(read, later) for read in self._certain(own)), default=None)

    def _certain(self, own: Extent) -> Iterator[Extent]:
        """Extents from the same address that each iteration reads without a condition."""
        for number, extent in self.extents.items():
            operation = self.body.operations[number]
            if extent is not None and extent.family == own.family and operation.predicate is None:
                yield extent
