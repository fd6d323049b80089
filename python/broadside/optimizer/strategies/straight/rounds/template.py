"""The strategy for straight code with unrolled rounds."""

from __future__ import annotations

from broadside.optimizer.bounds.attempt import FOUND, Attempt
from broadside.optimizer.model.region import LONG, Schedule, ScheduleError
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.straight.rounds.unrolled_rounds import Failure, Unrolled
from broadside.optimizer.strategies.straight.task import StraightStrategy, StraightTask
from broadside.optimizer.strategies.strategy import Budget, Found, NotFound


class RoundTemplate(StraightStrategy):
    """One template per run of rounds. A template is a loop at an interval, so it gets the time of one too."""

    name = "templates of rounds"

    def __init__(self) -> None:
        self._unrolled: Unrolled | None = None
        self._until: float | None = None

    def suits(self, task: StraightTask) -> bool:
        return task.code.free >= LONG and bool(self._rounds(task).runs)

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
        rounds = self._rounds(task)
        rounds.until = self._until
        placed = rounds.at(length)
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

    def _rounds(self, task: StraightTask) -> Unrolled:
        code = task.code
        if self._unrolled is None:
            self._unrolled = Unrolled(
                code.region, code.options, False, code.region.apart, timer=code.timer
            )
        return self._unrolled
