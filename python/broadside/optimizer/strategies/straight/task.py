"""The task of scheduling straight code, and the common base of its strategies."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from broadside.optimizer.bounds.attempt import AS_WRITTEN
from broadside.optimizer.bounds.solver import Limits, Timer
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.exact.sides import Partition, partition
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Problem, choose_forms
from broadside.optimizer.model.region import Anchor, Region, Schedule, ScheduleError, ports_collide
from broadside.optimizer.record.options import Options
from broadside.optimizer.registers.straight import allocate

_CHOICE = 6  # the choice of sides may take a region's seconds divided by this


class Code:
    """One region, and the facts about it that several strategies use."""

    def __init__(self, region: Region, options: Options) -> None:
        self.region, self.options = region, options
        self.timer = options.timer()

    def limits(self, seconds: float) -> Limits:
        """Limits of a solver that may take `seconds`."""
        return Limits(seconds, self.options.workers, self.options.seed, self.timer)

    @cached_property
    def problem(self) -> Problem:
        return Problem(self.region)

    @cached_property
    def free(self) -> int:
        """Number of operations whose cycle is not fixed."""
        return sum(1 for operation in self.region.operations if operation.anchor is None)

    @cached_property
    def has_ports(self) -> bool:
        """Whether results may meet at a port. The lists and the annealing in Rust ignore ports."""
        operations = self.region.operations
        return bool(self.region.taken) or any(f.ports for o in operations for f in o.forms)

    @cached_property
    def from_start(self) -> bool:
        """Whether the epilog of the loop before fixes operations to the start of the region."""
        return any(operation.anchor is Anchor.START for operation in self.region.operations)

    @cached_property
    def chosen(self) -> Partition:
        """The sides of the values, with the copies that they need. Raises ScheduleError if none is found."""
        return partition(self.region, self.limits(max(2.0, self.options.region_seconds / _CHOICE)))

    @cached_property
    def opened(self) -> Problem:
        """The region with the copies of `chosen`, but with its sides open."""
        return Problem(self.chosen.region)

    @cached_property
    def variants(self) -> list[Problem]:
        """The region without copies, because a copy lengthens its path, and the region with copies."""
        found = [self.problem]
        with contextlib.suppress(ScheduleError):  # copies are not necessary here
            found.append(self.opened)
        return found


@dataclass(frozen=True)
class StraightTask:
    """`code`, to be scheduled in `cycles` cycles, or in the fewest that can be found (`None`)."""

    code: Code
    cycles: int | None = None


class StraightStrategy:
    """The common base of the strategies for straight code."""

    name = ""
    formulation = AS_WRITTEN

    def bound(self, task: StraightTask) -> int:
        return lower_bound(task.code.problem)


def finish(
    problem: Problem, placement: Placement, length: int, bound: int, result: str
) -> Schedule:
    """The schedule of a placement, which gets units, and registers if it has none.

    Raises ScheduleError if registers do not suffice or two results land through one port in one cycle.
    """
    cycles = placed_cycles(placement)
    sides = problem.mode_sides(placement.modes)
    registers = placement.registers or allocate(problem, cycles, sides, length)
    if registers is None:
        raise ScheduleError(f"{problem.region.name}: no assignment of registers in {length} cycles")
    forms = choose_forms(problem, cycles, placement.modes, None)
    if ports_collide(problem.region, cycles, forms, length, periodic=False):
        raise ScheduleError(f"{problem.region.name}: two results use one write port in one cycle")
    proved = length == bound
    return Schedule(problem.region, length, cycles, forms, registers, bound, proved, result)


def placed_cycles(placement: Placement) -> list[int]:
    """The cycles of the operations of a placement that have one."""
    return [cycle for cycle in placement.cycles if cycle is not None]


def coloured(
    problem: Problem, placement: Placement, length: int, seconds: float, timer: Timer
) -> bool:
    """Assigns registers to the values of the placement within `seconds`; returns whether they suffice."""
    sides = problem.mode_sides(placement.modes)
    cycles = placed_cycles(placement)
    placement.registers = allocate(
        problem, cycles, sides, length, limits=Limits(seconds, timer=timer)
    )
    return placement.registers is not None


def with_registers_of(region: Region, registers: Sequence[str]) -> Region:
    """The region with only these registers, for all values that may take one of them or another."""
    allowed = set(registers)
    values = [
        replace(value, registers=tuple(r for r in value.registers if r in allowed))
        if len(value.registers) > 1 and allowed.intersection(value.registers)
        else value
        for value in region.values
    ]
    return replace(region, registers=tuple(registers), values=values)
