"""Straight code by simulated annealing, for regions that are too large for the constraint model.

A region is like a loop body whose iterations do not overlap. So the annealing of loop bodies
(`crates/schedule`) schedules it, at an interval into which the region fits once. Operations without a unit
mark its ends: one for each value that enters, one for each cycle in which values must be there at the end.
The schedule still needs registers. If the annealing finds none, this proves nothing.
"""

from __future__ import annotations

from broadside import _core, scheduling
from broadside.optimizer.bounds.attempt import ANNEALED, NOT_ANNEALED, Attempt
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import SIDES, Schedule
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.forms import Paths, dependences, needs, writes
from broadside.optimizer.strategies.straight.task import (
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
)
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_SHORTENED = 60  # fewest free operations of schedules that annealing shortens
_FIRST = 100  # fewest free operations for which annealing also finds the first schedule
_MOVES_EACH = 100_000  # moves of an attempt for each operation, at most
_MOST_LEFT = 3  # registers of each side left free at most, because some values name their register
_COLOURING = 5.0  # seconds for assigning registers
_SOONER = 120  # with more free operations, annealing finds a schedule sooner than lists
_SHORT_MOVES = 5_000  # moves of an annealing for a first schedule, for each operation
_SHORT_SPARE = 1  # registers that such an annealing leaves free on each side
_BEFORE = 1  # slots before the region's first cycle
_BEHIND = 12  # slots after its last cycle, at least: results still on their way land there
_NO_UNIT = scheduling.Form(side=0)


def anneal_region(
    problem: Problem, length: int, spare: int, moves: int, seed: int
) -> Placement | None:
    """A placement in `length` cycles that leaves `spare` registers of each side free, or nothing.

    Registers are not assigned. An assignment may still fail, because some values must be in one of a few
    registers, or in the same one at the start and at the end.
    """
    if problem.region.pairs:
        return None
    body = _RegionBody(problem, length)
    if not body.fits:
        return None
    interval = length + _BEFORE + body.behind
    found = _core.anneal(
        body.described(spare), scheduling.Annealing(interval, stages=1, moves=moves, seed=seed)
    )
    if found.cost:
        return None
    count = len(problem.region.operations)
    modes = [_mode(problem, operation, found.forms[operation]) for operation in range(count)]
    return Placement([cycle - _BEFORE for cycle in found.cycles[:count]], modes)


def _mode(problem: Problem, operation: int, form: int) -> int:
    modes = problem.modes[operation]
    return next(k for k, mode in enumerate(modes) if any(index == form for _, index in mode.forms))


class _RegionBody:
    """Describes a region to the annealing; `fits`: whether all anchored operations lie within `length`."""

    def __init__(self, problem: Problem, length: int) -> None:
        self.problem, self.region, self.length = problem, problem.region, length
        self.paths = Paths()
        self.fits = True
        latest = max(
            (value.due for value in self.region.values if value.due is not None), default=0
        )
        self.behind = max(_BEHIND, latest + 1)
        self.operations = [self._operation(k) for k in range(len(self.region.operations))]
        self.dependences = list(dependences(problem))
        self._enter()
        self._leave()

    def described(self, spare: int) -> scheduling.Body:
        """The region's description, with all but `spare` registers of each side."""
        room_a, room_b = self.problem.register_classes[0][:2]
        through = self.problem.through
        return scheduling.Body(
            registers=(scheduling.Registers(room_a - spare), scheduling.Registers(room_b - spare)),
            values=[
                scheduling.Value(
                    self._sides(value), held=through[value], counted=not through[value]
                )
                for value in range(len(self.region.values))
            ],
            operations=self.operations,
            dependences=self.dependences,
        )

    def _sides(self, value: int) -> int:
        side = self.problem.sides[value]
        if side is not None:
            return 1 << SIDES.index(side)
        registers = self.region.values[value].registers
        return sum(1 << SIDES.index(side) for side in {r[0] for r in registers} or set(SIDES))

    def _operation(self, number: int) -> scheduling.Operation:
        operation = self.region.operations[number]
        cycle = self.problem.anchored(number, self.length)
        if cycle is not None and not 0 <= cycle < self.length:
            self.fits = False
        return scheduling.Operation(
            forms=[self.paths.form(operation, form) for form in operation.forms],
            reads=operation.reads,
            needs=needs(operation),
            writes=writes(operation),
            cycle=None if cycle is None else max(cycle, 0) + _BEFORE,
        )

    def _order(self, source: int, target: int, latency: int) -> None:
        self.dependences.append(scheduling.Dependence(source, target, latency))

    def _enter(self) -> None:
        """Adds operations in the slot before the region: one for its start, one for each entering value."""
        start = self._add(scheduling.Operation([_NO_UNIT], cycle=0))
        for number, operation in enumerate(self.region.operations):
            if operation.anchor is None:
                self._order(start, number, _BEFORE)
        for value, facts in enumerate(self.region.values):
            if facts.ready is None:
                continue
            for reader, _ in self.problem.lifetimes[value].reads:
                self._order(start, reader, _BEFORE + facts.ready)
            if not self.problem.through[value]:
                sides = [k for k in range(2) if self._sides(value) >> k & 1]
                forms = [scheduling.Form(side, writes=side) for side in sides]
                entry = scheduling.Definition(value, max(facts.held_from or 0, 0))
                self._add(scheduling.Operation(forms, writes=[entry], cycle=0))

    def _leave(self) -> None:
        """Adds operations after the region that read the values due there."""
        behind = self.length + _BEFORE
        ends: dict[int, list[int]] = {0: []}
        for value, facts in enumerate(self.region.values):
            if facts.due is not None and not self.problem.through[value]:
                ends.setdefault(max(facts.due, 0), []).append(value)
        first = len(self.operations)
        for due, values in ends.items():
            uses = [scheduling.Use(value) for value in values]
            self._add(scheduling.Operation([_NO_UNIT], needs=uses, cycle=behind + due))
        for number, operation in enumerate(self.region.operations):
            if operation.anchor is None:
                self._order(number, first, 1)
            for write in operation.writes:
                leaves = self.region.values[write.value].due
                if leaves is not None:
                    self._order(number, first, write.delay + 1 - leaves)

    def _add(self, operation: scheduling.Operation) -> int:
        self.operations.append(operation)
        return len(self.operations) - 1


class AnnealedShorter(StraightStrategy):
    """Annealing in fewer cycles than the best schedule, without copies between the sides and with them."""

    name = "annealing of ever fewer cycles"

    def bound(self, task: StraightTask) -> int:
        return min(lower_bound(problem) for problem in task.code.variants)

    def suits(self, task: StraightTask) -> bool:
        return task.code.free >= _SHORTENED and not task.code.has_ports

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        length, code = task.cycles, task.code
        assert length is not None
        for problem in code.variants:
            found = self._annealed(problem, length, task, budget)
            if found is not None:
                tell(f"{code.region.name}: {length} cycles, annealed: found")
                return Found(found, (Attempt(length, ANNEALED, 0.0, False),))
        tell(f"{code.region.name}: {length} cycles, annealed: not found")
        return NotFound((Attempt(length, NOT_ANNEALED, 0.0, False),))

    def _annealed(
        self, problem: Problem, length: int, task: StraightTask, budget: Budget
    ) -> Schedule | None:
        moves = min(budget.moves, _MOVES_EACH * len(problem.region.operations))
        for spare in range(_MOST_LEFT + 1):
            placement = anneal_region(problem, length, spare, moves, task.code.options.seed)
            if placement is None:
                return None
            if coloured(problem, placement, length, _COLOURING, task.code.timer):
                return finish(problem, placement, length, self.bound(task), ANNEALED)
        return None


class AnnealedFirst(AnnealedShorter):
    """A first schedule of larger code; later strategies shorten it."""

    name = "annealing of straight code"

    def suits(self, task: StraightTask) -> bool:
        return task.code.free >= _FIRST and not task.code.has_ports


class ShortAnnealed(StraightStrategy):
    """A first schedule of larger code in more cycles than it needs; an annealing takes about a second."""

    name = "a short annealing of straight code, at once"

    def suits(self, task: StraightTask) -> bool:
        return task.code.free > _SOONER and not task.code.has_ports

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        length, code = task.cycles, task.code
        assert length is not None
        problem = code.problem
        moves = _SHORT_MOVES * len(problem.region.operations)
        placement = anneal_region(problem, length, _SHORT_SPARE, moves, code.options.seed)
        if placement is not None and coloured(
            problem, placement, length, budget.seconds, code.timer
        ):
            found = finish(problem, placement, length, self.bound(task), ANNEALED)
            return Found(found, (Attempt(length, ANNEALED, 0.0, False),))
        tell(f"{code.region.name}: {length} cycles, annealed: not found")
        return NotFound((Attempt(length, NOT_ANNEALED, 0.0, False),))
