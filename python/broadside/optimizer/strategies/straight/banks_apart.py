"""Keeps accesses that may meet in a memory bank out of one cycle. The length of the schedule stays.

The constraint model places the operations around each meeting anew, with the fewest meetings. Forms may
change, sides do not.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from broadside.optimizer.bounds.solver import Limits
from broadside.optimizer.exact.window import solve_window
from broadside.optimizer.model.placement import Placement, Window
from broadside.optimizer.model.problem import Problem
from broadside.optimizer.model.region import Schedule, ScheduleError, side_of
from broadside.optimizer.record.options import Options
from broadside.optimizer.strategies.straight.task import coloured, finish, with_registers_of

_SIZES = {40: 1.0, 80: 2.0, 160: 4.0}
"""Operations of a window, and the seconds that it may take at most; the larger windows come last."""
_SHARE = 4  # all windows of a region may take its seconds divided by this,
_LEAST_WORK = 15.0  # but no less than this if work limits the search
_COLOURING = 2.0  # seconds for assigning registers


def meetings(schedule: Schedule) -> int:
    """Number of pairs of accesses in one cycle that may meet in a bank."""
    cycles = schedule.cycles
    return sum(cycles[one] == cycles[two] for one, two in schedule.region.meeting)


def with_banks_apart(schedule: Schedule, registers: Collection[str], options: Options) -> Schedule:
    """The schedule with fewer meetings in as many cycles, or the schedule as it is.

    `registers`: those that its values may take.
    """
    if not meetings(schedule):
        return schedule
    try:
        return _Windows(schedule, registers, options).run()
    except ScheduleError:
        return schedule


class _Windows:
    """The windows of one schedule. `best` is the schedule with the fewest meetings so far."""

    def __init__(self, schedule: Schedule, registers: Collection[str], options: Options) -> None:
        self.best, self.options = schedule, options
        self.timer = options.timer()
        self.seconds = max(options.region_seconds / _SHARE, _LEAST_WORK if options.by_work else 0.0)
        self.until = self.timer.now() + self.seconds
        region = with_registers_of(
            schedule.region, [r for r in schedule.region.registers if r in registers]
        )
        sides = [side_of(register) if register else None for register in schedule.registers]
        self.problem = Problem(region, sides)
        self.problem.require_modes()

    def run(self) -> Schedule:
        for size in _SIZES:
            tried: set[int] = set()
            while (cycle := self._next(tried)) is not None and self.timer.now() < self.until:
                tried.add(cycle)
                self._place_around(cycle, size)
        return self.best

    def _next(self, tried: Collection[int]) -> int | None:
        """The first cycle with a meeting around which no window was tried."""
        cycles = self.best.cycles
        found = {
            cycles[one] for one, two in self.problem.region.meeting if cycles[one] == cycles[two]
        }
        return min(found.difference(tried), default=None)

    def _place_around(self, cycle: int, size: int) -> None:
        """Places the operations of a window around the cycle anew, if this leaves fewer meetings."""
        best, problem = self.best, self.problem
        first, last = self._ends(cycle, size)
        free = {
            op: (first, last)
            for op, at in enumerate(best.cycles)
            if first <= at <= last and problem.region.operations[op].anchor is None
        }
        modes = self._modes()
        window = Window(
            best.length,
            Placement([None if op in free else at for op, at in enumerate(best.cycles)], modes),
            free,
            apart=tuple(
                pair for pair in problem.region.meeting if not free.keys().isdisjoint(pair)
            ),
            hint=Placement(list(best.cycles), modes),
        )
        self.best = self._solved(window, size) or best

    def _solved(self, window: Window, size: int) -> Schedule | None:
        """The schedule of a window, with registers; None if there is none with fewer meetings.

        The first model only limits the number of live values. If no registers fit its placement, a second
        model chooses registers too.
        """
        seconds = min(_SIZES[size], self.seconds)
        limits = Limits(seconds, self.options.workers, self.options.seed, self.timer)
        for with_registers in (False, True):
            window.colour = with_registers
            _, placement = solve_window(self.problem, window, limits)
            if placement is None or self._meetings(placement) >= meetings(self.best):
                return None
            if with_registers or coloured(
                self.problem, placement, window.length, _COLOURING, self.timer
            ):
                return self._finished(placement)
        return None

    def _meetings(self, placement: Placement) -> int:
        cycles = placement.cycles
        return sum(cycles[one] == cycles[two] for one, two in self.problem.region.meeting)

    def _finished(self, placement: Placement) -> Schedule | None:
        best = self.best
        try:
            found = finish(self.problem, placement, best.length, best.lower_bound, best.result)
        except ScheduleError:  # two results land through one port
            return None
        return replace(best, cycles=found.cycles, forms=found.forms, registers=found.registers)

    def _ends(self, cycle: int, size: int) -> tuple[int, int]:
        """The first and the last cycle of the window that holds about `size` operations."""
        reach = 1
        while reach < self.best.length:
            inside = sum(abs(at - cycle) <= reach for at in self.best.cycles)
            if inside >= size:
                break
            reach += 1
        return max(0, cycle - reach), min(self.best.length - 1, cycle + reach)

    def _modes(self) -> list[int]:
        """The modes of the best schedule's forms."""
        return [
            next(k for k, mode in enumerate(modes) if any(form == index for _, index in mode.forms))
            for modes, form in zip(self.problem.modes, self.best.forms, strict=True)
        ]
