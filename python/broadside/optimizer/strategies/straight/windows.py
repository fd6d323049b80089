"""Shortens a schedule window by window with the constraint model.

A window is a run of cycles with some dozens of operations; all operations outside keep their places. If the
operations of a window fit into one cycle less, all later operations are issued one cycle earlier. If not, the
window is drained: its operations move to earlier cycles, and free places gather at its end. The next window
overlaps it by half and can use these places. The first schedule is the best of many backward lists.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from broadside.optimizer.bounds.attempt import FOUND, NO_REGISTERS, Attempt
from broadside.optimizer.bounds.solver import Limits, Timer
from broadside.optimizer.bounds.straight import lower_bound
from broadside.optimizer.exact.sides import partition
from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.components import BEAM_WIDTH, Component, lanes, ordered_components
from broadside.optimizer.model.placement import Outcome, Placement, Window
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import SIDES, Anchor, Region, Schedule, ScheduleError
from broadside.optimizer.record.options import Progress
from broadside.optimizer.registers.straight import live_rows
from broadside.optimizer.strategies.straight.backward_list import Priority, length_of, list_schedule
from broadside.optimizer.strategies.straight.task import (
    StraightStrategy,
    StraightTask,
    coloured,
    finish,
    placed_cycles,
)
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_SLICE = 0.25  # share of the time for the search of list schedules
_LIST_WORK = 4e-5  # work of a list schedule, for each operation
_WINDOW_WORK = 0.1  # work of making the model of a window
_SIDES_SHARE = 3  # the choice of sides may take that time divided by this
_MOST_SPARE = 6  # registers of each side by which a first schedule may exceed those that exist
_WINDOW_SECONDS, _WINDOW_PARTS = 5.0, 20  # a window takes at most 5 s and a twentieth of the time
_SIZES = (50, 65, 80, 100)  # operations in a window; the next size follows a sweep without success
_OPEN_SIZES = (50, 65, 80)  # the same, with open sides for values that live only in the window


class Windows(StraightStrategy):
    name = "backward lists, then windows"

    def suits(self, task: StraightTask) -> bool:
        return not task.code.from_start

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        """A schedule in the fewest cycles found. Raises ScheduleError if registers do not suffice."""
        code, seconds = task.code, budget.seconds
        began = code.timer.now()
        problem = partitioned(code.region, code.limits(seconds * _SLICE / _SIDES_SHARE))
        listed = began + seconds * _SLICE
        draft = _ListSearch(problem, code.options.seed, code.timer, listed).run()
        bound = lower_bound(problem)
        tell(f"list schedule: {draft.length} cycles (bound {bound})")
        limits = code.limits(min(_WINDOW_SECONDS, seconds / _WINDOW_PARTS))
        improver = Improver(draft, limits, began + seconds, bound, tell)
        if not improver.repair(_MOST_SPARE):
            raise ScheduleError(f"{code.region.name}: registers do not suffice")
        improver.run()
        kept = improver.kept
        if kept is None:
            return NotFound((Attempt(draft.length, NO_REGISTERS, 0.0, False),))
        placement = Placement(list(kept.cycles), kept.modes, kept.registers)
        found = finish(kept.problem, placement, kept.length, bound, FOUND)
        return Found(found, (Attempt(found.length, FOUND, 0.0, False),))


def partitioned(region: Region, limits: Limits, width: int = BEAM_WIDTH) -> Problem:
    """The region with a side for each value.

    If a component then needs more registers than a side has, the sides are chosen again with this known.
    """
    problem = partition(region, limits).problem()
    problem.require_modes()
    room = problem.register_classes[0][:2]
    found = ordered_components(problem, width)
    if any(c.peak[side] > room[k] for c in found for k, side in enumerate(SIDES)):
        needs = [max(c.peak.values()) for c in found]
        problem = partition(region, limits, needs, room).problem()
        problem.require_modes()
    return problem


@dataclass(slots=True)
class Draft:
    """A schedule under improvement."""

    problem: Problem
    cycles: list[int]
    modes: list[int]
    length: int
    registers: list[str] | None = None


class _ListSearch:
    """Tries orders of the components and priorities, and keeps the shortest list schedule."""

    def __init__(self, problem: Problem, seed: int, timer: Timer, deadline: float) -> None:
        self.problem, self.timer, self.deadline = problem, timer, deadline
        self.random = random.Random(seed)
        self.components = ordered_components(problem, seed=seed)
        self.best: tuple[int, Placement] | None = None

    def run(self) -> Draft:
        for spare in range(_MOST_SPARE + 1):
            self._try_all(spare)
            if self.best is not None:
                break
        if self.best is None:
            raise ScheduleError(f"{self.problem.region.name}: registers do not suffice by far")
        while self.timer.now() < self.deadline:
            self._try(self._shuffled(), self._priority(), spare)
        length, placement = self.best
        return Draft(self.problem, placed_cycles(placement), placement.modes, length)

    def _try_all(self, spare: int) -> None:
        for lookahead in (12, 20, 30, 50):
            for urgency in (0.0, 0.25, 0.5, 1.0):
                self._try(self.components, Priority(lookahead, urgency), spare)

    def _try(self, order: Sequence[Component], priority: Priority, spare: int) -> None:
        placement = list_schedule(self.problem, lanes(order), {"A": spare, "B": spare}, priority)
        self.timer.spend(_LIST_WORK * len(self.problem.region.operations))
        if placement is None:
            return
        length = length_of(self.problem, placement)
        if self.best is None or length < self.best[0]:
            self.best = (length, placement)
            self.components = list(order)

    def _shuffled(self) -> list[Component]:
        """The best order so far with a few components exchanged with their neighbours."""
        order = list(self.components)
        for _ in range(self.random.randrange(3)):
            if len(order) > 1:
                k = self.random.randrange(len(order) - 1)
                order[k], order[k + 1] = order[k + 1], order[k]
        return order

    def _priority(self) -> Priority:
        return Priority(self.random.choice((12, 16, 20, 25, 30, 40)), self.random.random() * 1.5)


@dataclass(slots=True)
class Improver:
    draft: Draft
    limits: Limits
    deadline: float  # by the timer of `limits`
    target: int  # a lower bound: no schedule is shorter
    progress: Callable[[str], None] = lambda text: None
    random: random.Random = field(default_factory=lambda: random.Random(1))
    open_sides: bool = False
    kept: Draft | None = None  # the shortest schedule so far for which registers suffice

    def run(self) -> None:
        """Shortens the schedule until the target or the deadline, or until no window size gains a cycle.

        The result is in `kept`.
        """
        self._keep()
        for size, open_sides in (
            *((size, False) for size in _SIZES),
            *((size, True) for size in _OPEN_SIZES),
        ):
            self.open_sides = open_sides
            while self._sweep(size):
                pass
            if self._done():
                return

    def _keep(self) -> None:
        """Remembers the schedule if registers can be assigned to its values."""
        draft = self.draft
        placement = Placement(list(draft.cycles), list(draft.modes))
        limits = self.limits
        if coloured(draft.problem, placement, draft.length, limits.seconds, limits.timer):
            self.kept = replace(
                draft,
                cycles=list(draft.cycles),
                modes=list(draft.modes),
                registers=placement.registers,
            )

    def _done(self) -> bool:
        return self.draft.length <= self.target or self.limits.timer.now() >= self.deadline

    def _sweep(self, size: int) -> bool:
        """One pass over all cycles.

        Returns whether the schedule became shorter and can become shorter still.
        """
        before = self.draft.length
        start = 0
        while start < self.draft.length and not self._done():
            width = self._width(start, size)
            if self._shrink(start, width):
                self._keep()
                self.progress(f"{self.draft.length} cycles (bound {self.target})")
                start = max(0, start - width // 2)
            else:
                self._drain(start, width)
                start += max(1, width // 2)
        return self.draft.length < before and not self._done()

    def _width(self, start: int, size: int) -> int:
        """Number of cycles from `start` on that hold `size` operations."""
        count = [0] * self.draft.length
        for cycle in self.draft.cycles:
            count[cycle] += 1
        width = total = 0
        while width < self.draft.length - start and total < size:
            total += count[start + width]
            width += 1
        return width

    def _shrink(self, start: int, width: int) -> bool:
        return self._solve(start, width, self.draft.length - 1)

    def _drain(self, start: int, width: int) -> None:
        last = start + width - 1
        if last + 1 < self.draft.length:
            self._solve(start, width, self.draft.length, drain=(last - 1, last))

    def repair(self, excess: int) -> bool:
        """Reschedules cycles in which more values are live than registers exist; False if some remain."""
        stuck = 0
        while (row := self._worst_row()) is not None and self.limits.timer.now() < self.deadline:
            before = self._overflow()
            start = max(0, row - 5 - self.random.randrange(4))
            width = self._width(start, _SIZES[min(stuck, len(_SIZES) - 1)])
            self._solve(start, width, self.draft.length, excess=excess)
            after = self._overflow()
            stuck = 0 if after < before else stuck + 1
            self.open_sides = stuck > 0
            self.progress(f"{self.draft.length} cycles, {after} values without a register")
            if stuck > 2:
                self._widen(row)
                stuck = 0
        self.open_sides = False
        return self._worst_row() is None

    def _excesses(self) -> dict[int, int]:
        """Cycles in which the live values exceed the registers, with the number of values in excess."""
        room, classes = self.draft.problem.register_classes
        count: dict[tuple[int, int], int] = {}
        rows = live_rows(self.draft.problem, self.draft.cycles, self.draft.length, False)
        for value, live in enumerate(rows):
            for number in classes[value]:
                for row in live:
                    count[row, number] = count.get((row, number), 0) + 1
        found: dict[int, int] = {}
        for (row, number), live_here in count.items():
            if live_here > room[number]:
                found[row] = found.get(row, 0) + live_here - room[number]
        return found

    def _overflow(self) -> int:
        return sum(self._excesses().values())

    def _worst_row(self) -> int | None:
        found = self._excesses()
        return max(found, key=lambda row: (found[row], row)) if found else None

    def _widen(self, row: int) -> None:
        """Inserts an empty cycle before `row`."""
        draft = self.draft
        draft.cycles = [cycle + (cycle >= row) for cycle in draft.cycles]
        draft.length += 1

    def _splits_anchors(self, first: int, end: int) -> bool:
        """Whether an operation anchored to the start is after the window, or one to the end before it."""
        for op, cycle in zip(self.draft.problem.region.operations, self.draft.cycles, strict=True):
            if (op.anchor is Anchor.START and cycle >= end) or (
                op.anchor is Anchor.END and cycle < first
            ):
                return True
        return False

    def _solve(
        self,
        first: int,
        width: int,
        length: int,
        drain: tuple[int, ...] = (),
        excess: int = 0,
    ) -> bool:
        """Places the operations of the window anew in a schedule of `length` cycles; False if it fails."""
        draft = self.draft
        if self._splits_anchors(first, first + width):
            return False
        gone = draft.length - length
        end = first + width
        fixed: list[int | None] = []
        free: dict[int, tuple[int, int]] = {}
        for op, cycle in enumerate(draft.cycles):
            if draft.problem.region.operations[op].anchor is not None:
                fixed.append(draft.problem.anchored(op, length))
            elif first <= cycle < end:
                free[op] = (first, end - 1 - gone)
                fixed.append(None)
            else:
                fixed.append(cycle - (gone if cycle >= end else 0))
        problem = self._with_open_sides(free) if self.open_sides else draft.problem
        modes = problem.translated(draft.problem, draft.modes) if self.open_sides else draft.modes
        window = Window(
            length,
            Placement(fixed, modes),
            free,
            excess=excess,
            drain=drain,
            hint=Placement(list(draft.cycles), modes),
        )
        self.limits.timer.spend(_WINDOW_WORK)
        outcome, placement = solve_window(problem, window, self.limits)
        if outcome is not Outcome.FOUND or placement is None:
            return False
        draft.cycles = placed_cycles(placement)
        draft.length = length
        if self.open_sides:
            self._keep_sides(problem, placement.modes)
        else:
            draft.modes = placement.modes
        return True

    def _with_open_sides(self, free: dict[int, tuple[int, int]]) -> Problem:
        """The problem with open sides for the values that only free operations read and write."""
        problem = self.draft.problem
        sides = problem.mode_sides(self.draft.modes)
        for value, life in enumerate(problem.lifetimes):
            entry = problem.region.values[value]
            if entry.ready is entry.due is None and all(
                op in free for op, _ in (*life.writes, *life.reads)
            ):
                sides[value] = None
        return Problem(problem.region, sides)

    def _keep_sides(self, problem: Problem, modes: list[int]) -> None:
        self.draft.problem, self.draft.modes = problem.with_sides_of(modes)
