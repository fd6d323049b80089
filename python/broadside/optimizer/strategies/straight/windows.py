"""Shortening a schedule window by window with the exact model.

A window is a run of cycles with some dozens of operations; everything outside stands. If its
operations fit into one cycle less, all that follows moves up by one. If not, the window is drained:
holes move to its end, where the next window, which overlaps it by half, can gather them. A loop is
a ring of cycles: operations keep their stage, and windows run across the seam.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.placement import Limits, Outcome, Placement, Window
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Anchor
from broadside.optimizer.registers.straight import allocate, live_rows

Progress = Callable[[str], None]
_SIZES = (50, 65, 80, 100)  # operations in a window: larger ones after a sweep without success
_OPEN_SIZES = (50, 65, 80)  # with the sides of values open that live within the window


@dataclass(slots=True)
class Ring:
    """A schedule under improvement; of a straight region the ring is cut at its end."""

    problem: Problem
    cycles: list[int]
    modes: list[int]
    length: int
    periodic: bool = False


@dataclass(slots=True)
class Improver:
    ring: Ring
    limits: Limits
    deadline: float  # time.monotonic()
    target: int  # no need to go below
    progress: Progress = lambda text: None
    random: random.Random = field(default_factory=lambda: random.Random(1))
    open_sides: bool = False
    kept: Ring | None = None  # the shortest schedule known to have registers

    def run(self) -> None:
        """Shorten until the target, the deadline, or no gain in a sweep of the largest windows.

        `kept` holds the result.
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
        """Remember the schedule if its values can be given registers."""
        ring = self.ring
        sides = ring.problem.mode_sides(ring.modes)
        registers = allocate(
            ring.problem,
            ring.cycles,
            sides,
            ring.length,
            periodic=ring.periodic,
            seconds=self.limits.seconds,
        )
        if registers is not None:
            self.kept = replace(ring, cycles=list(ring.cycles), modes=list(ring.modes))

    def _done(self) -> bool:
        return self.ring.length <= self.target or time.monotonic() >= self.deadline

    def _sweep(self, size: int) -> bool:
        """One pass over all cycles; whether the schedule became shorter."""
        before = self.ring.length
        start = 0
        while start < self.ring.length and not self._done():
            width = self._width(start, size)
            if self._shrink(start, width):
                self._keep()
                self.progress(f"{self.ring.length} cycles (bound {self.target})")
                start = max(0, start - width // 2)
            else:
                self._drain(start, width)
                start += max(1, width // 2)
        return self.ring.length < before and not self._done()

    def _width(self, start: int, size: int) -> int:
        """Cycles from `start` that hold `size` operations."""
        count = [0] * self.ring.length
        for cycle in self.ring.cycles:
            count[cycle % self.ring.length if self.ring.periodic else cycle] += 1
        limit = self.ring.length if self.ring.periodic else self.ring.length - start
        width = total = 0
        while width < limit and total < size:
            total += count[(start + width) % self.ring.length]
            width += 1
        return width

    def _shrink(self, start: int, width: int) -> bool:
        self._rotate(start)
        first = 0 if self.ring.periodic else start
        outcome = self._solve(first, width, self.ring.length - 1)
        self._rotate(-start)
        return outcome

    def _drain(self, start: int, width: int) -> None:
        if not self.ring.periodic and start + width >= self.ring.length:
            return
        self._rotate(start)
        first = 0 if self.ring.periodic else start
        last = first + width - 1
        self._solve(first, width, self.ring.length, drain=(last - 1, last))
        self._rotate(-start)

    def _rotate(self, by: int) -> None:
        if self.ring.periodic:
            self.ring.cycles = [cycle - by for cycle in self.ring.cycles]

    def repair(self, excess: int) -> bool:
        """Reschedule where more values are live than registers exist; False if some remain so."""
        stuck = 0
        while (row := self._worst_row()) is not None and time.monotonic() < self.deadline:
            before = self._overflow()
            start = max(0, row - 5 - self.random.randrange(4))
            width = self._width(start, _SIZES[min(stuck, len(_SIZES) - 1)])
            self._rotate(start)
            first = 0 if self.ring.periodic else start
            self._solve(first, width, self.ring.length, excess=excess)
            self._rotate(-start)
            after = self._overflow()
            stuck = 0 if after < before else stuck + 1
            self.open_sides = stuck > 0
            self.progress(f"{self.ring.length} cycles, {after} values without a register")
            if stuck > 2:
                self._widen(row)
                stuck = 0
        self.open_sides = False
        return self._worst_row() is None

    def _excesses(self) -> dict[int, int]:
        """Rows at which values exceed the registers of a class, and by how many."""
        room, classes = self.ring.problem.register_classes
        length, periodic = self.ring.length, self.ring.periodic
        count: dict[tuple[int, int], int] = {}
        rows = live_rows(self.ring.problem, self.ring.cycles, length, periodic)
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
        """Insert an empty cycle before `row`."""
        ring = self.ring
        for op, cycle in enumerate(ring.cycles):
            stage, here = divmod(cycle, ring.length) if ring.periodic else (0, cycle)
            ring.cycles[op] = stage * (ring.length + 1) + here + (here >= row)
        ring.length += 1

    def _splits_anchors(self, first: int, end: int) -> bool:
        """Whether operations bound to the start stand after the window, or to the end before it."""
        for op, cycle in zip(self.ring.problem.region.operations, self.ring.cycles, strict=True):
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
        """Place the operations of the window anew in a schedule of `length` cycles."""
        ring = self.ring
        if self._splits_anchors(first, first + width):
            return False
        gone = ring.length - length
        end = first + width
        fixed: list[int | None] = []
        free: dict[int, tuple[int, int]] = {}
        for op, cycle in enumerate(ring.cycles):
            stage, row = divmod(cycle, ring.length) if ring.periodic else (0, cycle)
            anchor = ring.problem.region.operations[op].anchor
            if anchor is not None:
                fixed.append(ring.problem.anchored(op, length))
            elif first <= row < end:
                free[op] = (stage * length + first, stage * length + end - 1 - gone)
                fixed.append(None)
            else:
                fixed.append(stage * length + row - (gone if row >= end else 0))
        problem = self._with_open_sides(free) if self.open_sides else ring.problem
        modes = problem.translated(ring.problem, ring.modes) if self.open_sides else ring.modes
        window = Window(
            length,
            Placement(fixed, modes),
            free,
            periodic=ring.periodic,
            excess=excess,
            drain=drain,
            hint=Placement(list(ring.cycles), modes),
            limits=self.limits,
        )
        outcome, placement = solve_window(problem, window)
        if outcome is not Outcome.FOUND or placement is None:
            return False
        ring.cycles = [cycle for cycle in placement.cycles if cycle is not None]
        ring.length = length
        if self.open_sides:
            self._keep_sides(problem, placement.modes)
        else:
            ring.modes = placement.modes
        return True

    def _with_open_sides(self, free: dict[int, tuple[int, int]]) -> Problem:
        """The problem with the sides open of values that only free operations touch."""
        problem = self.ring.problem
        sides = problem.mode_sides(self.ring.modes)
        for value, life in enumerate(problem.lifetimes):
            entry = problem.region.values[value]
            if entry.ready is entry.due is None and all(
                op in free for op, _ in (*life.writes, *life.reads)
            ):
                sides[value] = None
        return Problem(problem.region, sides)

    def _keep_sides(self, problem: Problem, modes: list[int]) -> None:
        self.ring.problem, self.ring.modes = problem.with_sides_of(modes)
