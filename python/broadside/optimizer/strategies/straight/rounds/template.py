"""The strategy for straight code with unrolled rounds."""

from __future__ import annotations

import contextlib

from broadside.optimizer.bounds.attempt import FOUND, Attempt
from broadside.optimizer.model.region import LONG, Schedule, ScheduleError
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import (
    Failure,
    Placed,
    Unrolled,
)
from broadside.optimizer.strategies.straight.task import StraightStrategy, StraightTask
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound

_VARIANTS = 4
"""Templates of the same rounds that are tried for one length: some fit the code before and after better."""


class RoundTemplate(StraightStrategy):
    """One template per run of rounds. A template is a loop at an interval, so it gets the time of one too."""

    name = "templates of rounds"

    def __init__(self) -> None:
        self._variants: dict[int, Unrolled] = {}
        self._until: float | None = None

    def suits(self, task: StraightTask) -> bool:
        return task.code.free >= LONG and bool(self._rounds(task, 0).runs)

    def attempt(
        self, task: StraightTask, budget: Budget, tell: Progress
    ) -> Found[Schedule] | NotFound:
        del budget, tell
        length, region, options = task.cycles, task.code.region, task.code.options
        assert length is not None
        now = task.code.timer.now()
        if self._until is None:
            self._until = now + options.seconds + options.region_seconds
        elif now >= self._until:
            raise ScheduleError(f"{region.name}: no schedule with a template of its rounds in time")
        placed = self._placed(task, length)
        if isinstance(placed, Failure):
            return NotFound((Attempt(length, placed.cause, 0.0, False),))
        bound = self.bound(task)
        schedule = Schedule(
            region,
            length,
            placed.cycles,
            placed.forms,
            placed.registers,
            bound,
            length == bound,
            FOUND,
        )
        return Found(schedule, (Attempt(length, FOUND, 0.0, False),))

    def _placed(self, task: StraightTask, length: int) -> Placed | Failure:
        """A schedule by the first variant of the template that has one, or why the first has none."""
        assert self._until is not None
        first = self._at(task, 0, length)
        if isinstance(first, Placed):
            return first
        for variant in range(1, _VARIANTS):
            if task.code.timer.now() >= self._until:
                break
            with contextlib.suppress(ScheduleError):  # this variant found no template in time
                placed = self._at(task, variant, length)
                if isinstance(placed, Placed):
                    return placed
        return first

    def _at(self, task: StraightTask, variant: int, length: int) -> Placed | Failure:
        rounds = self._rounds(task, variant)
        assert self._until is not None
        rounds.until = self._until
        return rounds.at(length)

    def _rounds(self, task: StraightTask, variant: int) -> Unrolled:
        if variant not in self._variants:
            region, options, timer = task.code.region, task.code.options, task.code.timer
            self._variants[variant] = Unrolled(
                region, options, False, region.apart, timer=timer, variant=variant
            )
        return self._variants[variant]
