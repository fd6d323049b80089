"""Straight-line code by simulated annealing, for regions beyond the constraint model.

A region is a loop body whose iterations do not overlap: it is given to the annealing of loop bodies
(crates/anneal) with an interval in which it fits once, between operations that need no unit: one for
each value that enters, one for each cycle in which values must be there at the end. What comes out
still needs registers; what does not come out is not proved impossible.
"""

from __future__ import annotations

from collections.abc import Iterator

from broadside._core import anneal_loop
from broadside.optimizer.bounds.attempt import ANNEALED, NOT_ANNEALED, Attempt
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.model.placement import Placement
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import SIDES, Schedule, cross_waits
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.annealing_wire import (
    END,
    REHEATS,
    START,
    EdgeTuple,
    FormTuple,
    OperationTuple,
    Resources,
)
from broadside.optimizer.strategies.straight.task import (
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
)
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_SHORTENED = 60  # free operations from which a schedule is shortened by annealing
_FIRST = 100  # free operations from which annealing finds the first schedule, too
_MOVES_EACH = 100_000  # of an attempt, for each operation, at most
_MOST_LEFT = 3  # registers a side that an annealing leaves free for those whose names are given
_COLOURING = 5.0  # seconds
_BEFORE = 1  # slots before the region's first cycle
_BEHIND = 12  # and, at least, after its last: results still on their way land there


def anneal_region(
    problem: Problem, length: int, spare: int, moves: int, seed: int
) -> Placement | None:
    """A placement in `length` cycles that leaves `spare` registers of each side free.

    Which value takes which register is left open: of values that must be in one of a few, or in the
    same at the start and at the end, too many may still be live at once.
    """
    if problem.region.pairs:
        return None
    body = _Body(problem, length)
    if not body.fits:
        return None
    cost, cycles, forms, _, _ = anneal_loop(
        length + _BEFORE + body.behind,
        1,
        [room - spare for room in problem.register_classes[0][:2]],
        body.values(),
        body.operations,
        body.edges,
        [],
        moves,
        REHEATS,
        seed,
        START,
        END,
    )
    if cost:
        return None
    count = len(problem.region.operations)
    modes = [_mode(problem, operation, forms[operation]) for operation in range(count)]
    return Placement([cycle - _BEFORE for cycle in cycles[:count]], modes)


def _mode(problem: Problem, operation: int, form: int) -> int:
    modes = problem.modes[operation]
    return next(k for k, mode in enumerate(modes) if any(index == form for _, index in mode.forms))


class _Body:
    """A region as the annealing wants it; `fits` where all anchored operations lie within it."""

    def __init__(self, problem: Problem, length: int) -> None:
        self.problem, self.region, self.length = problem, problem.region, length
        self.resources = Resources()
        self.fits = True
        latest = max(
            (value.due for value in self.region.values if value.due is not None), default=0
        )
        self.behind = max(_BEHIND, latest + 1)
        self.operations = [self._operation(k) for k in range(len(self.region.operations))]
        self.edges = list(self._dependences())
        self._enter()
        self._leave()

    def values(self) -> list[tuple[int, bool, bool]]:
        """(sides allowed, held in all slots, counted) of each value."""
        return [
            (self._sides(value), self.problem.through[value], not self.problem.through[value])
            for value in range(len(self.region.values))
        ]

    def _sides(self, value: int) -> int:
        side = self.problem.sides[value]
        if side is not None:
            return 1 << SIDES.index(side)
        registers = self.region.values[value].registers
        return sum(1 << SIDES.index(side) for side in {r[0] for r in registers} or set(SIDES))

    def _operation(self, number: int) -> OperationTuple:
        operation = self.region.operations[number]
        cycle = self.problem.anchored(number, self.length)
        if cycle is not None and not 0 <= cycle < self.length:
            self.fits = False
        slot = None if cycle is None else max(cycle, 0) + _BEFORE
        needed = [*operation.reads, *([] if operation.predicate is None else [operation.predicate])]
        needs = [(value, 0) for value in dict.fromkeys(needed)]
        writes = [(write.value, write.delay) for write in operation.writes]
        forms = [self.resources.form(operation, form) for form in operation.forms]
        return slot, False, list(operation.reads), needs, writes, forms

    def _dependences(self) -> Iterator[EdgeTuple]:
        for source, edges in enumerate(self.problem.successors):
            for target, latency, distance in edges:
                if not distance:
                    yield source, target, latency, 0, None
        for source, target, value, delay in cross_waits(self.region):
            yield source, target, delay + 2, 0, value

    def _enter(self) -> None:
        """An operation in the slot before the region for each value that enters it, or one for none."""
        start = self._add((0, False, [], [], [], [(0, 0, 0, 0, None)]))
        for number, operation in enumerate(self.region.operations):
            if operation.anchor is None:
                self.edges.append((start, number, _BEFORE, 0, None))
        for value, facts in enumerate(self.region.values):
            if facts.ready is None:
                continue
            for reader, _ in self.problem.lifetimes[value].reads:
                self.edges.append((start, reader, _BEFORE + facts.ready, 0, None))
            if not self.problem.through[value]:
                sides = [k for k in range(2) if self._sides(value) >> k & 1]
                forms: list[FormTuple] = [(0, side, 0, side, None) for side in sides]
                self._add((0, False, [], [], [(value, max(facts.held_from or 0, 0))], forms))

    def _leave(self) -> None:
        """Operations behind the region that need the values due there."""
        behind = self.length + _BEFORE
        ends: dict[int, list[int]] = {0: []}
        for value, facts in enumerate(self.region.values):
            if facts.due is not None and not self.problem.through[value]:
                ends.setdefault(max(facts.due, 0), []).append(value)
        first = len(self.operations)
        for due, values in ends.items():
            needs = [(value, 0) for value in values]
            self._add((behind + due, False, [], needs, [], [(0, 0, 0, 0, None)]))
        for number, operation in enumerate(self.region.operations):
            if operation.anchor is None:
                self.edges.append((number, first, 1, 0, None))
            for write in operation.writes:
                leaves = self.region.values[write.value].due
                if leaves is not None:
                    self.edges.append((number, first, write.delay + 1 - leaves, 0, None))

    def _add(self, operation: OperationTuple) -> int:
        self.operations.append(operation)
        return len(self.operations) - 1


class AnnealedShorter(StraightStrategy):
    """With the copies between the sides that the constraint model has, and without any."""

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
            if coloured(problem, placement, length, _COLOURING):
                return finish(problem, placement, length, self.bound(task), ANNEALED)
        return None


class AnnealedFirst(AnnealedShorter):
    """Some schedule of larger code, from which shorter ones are looked for."""

    name = "annealing of straight code"

    def suits(self, task: StraightTask) -> bool:
        return task.code.free >= _FIRST and not task.code.has_ports
