"""Searches for the fewest cycles, phase by phase as the portfolio lists them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Generic, TypeVar

from broadside.optimizer.bounds.attempt import (
    AS_WRITTEN,
    PROVED,
    PROVED_WIDELY,
    Attempt,
)
from broadside.optimizer.model.region import ScheduleError
from broadside.optimizer.record.options import Progress
from broadside.optimizer.strategies.portfolio import Phase, Row
from broadside.optimizer.strategies.strategy import Budget, Found, Infeasible, NotFound, Strategy

T = TypeVar("T")
S = TypeVar("S")


@dataclass
class Search(Generic[T, S]):
    """The search for one loop or one region of straight code, and its results so far.

    `task_at`: the task for a number of cycles. `cycles_of`: the cycles of a schedule. `cost_of`: these and
    the cycles in which the CPU waits. `asked`: fewest cycles to try. `highest`: most cycles to try, from the
    lowest of a phase. `budget`: its `until` ends the whole search. `phase_seconds`: limit of each phase.
    `hasty`: any schedule will do. `is_settled`: whether a schedule cannot be improved. `prove`: marks a
    schedule as proved optimal. `attempts`: begins with the attempts known before.
    """

    task_at: Callable[[int | None], T]
    cycles_of: Callable[[S], int]
    cost_of: Callable[[S], int]
    highest: Callable[[int], int]
    budget: Budget
    tell: Progress
    asked: int = 1
    hasty: bool = False
    phase_seconds: float | None = None
    is_settled: Callable[[S], bool] = lambda schedule: False
    prove: Callable[[S], S] = lambda schedule: schedule
    attempts: list[Attempt] = field(default_factory=list)
    causes: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.impossible = {(a.interval, AS_WRITTEN) for a in self.attempts if a.result == PROVED}
        self._tasks: dict[int | None, T] = {}

    def task(self, cycles: int | None) -> T:
        """The task of a number of cycles; None is any number. Made at the first call, then kept."""
        if cycles not in self._tasks:
            self._tasks[cycles] = self.task_at(cycles)
        return self._tasks[cycles]

    def rule_out(self, cycles: int | None, formulation: str) -> None:
        """Notes that no schedule has `cycles` in this formulation; then none has as written either."""
        if cycles is not None:
            self.impossible |= {(cycles, AS_WRITTEN), (cycles, formulation)}


def least(search: Search[T, S], phases: Sequence[Phase]) -> S | None:
    """The schedule of the fewest cycles that the phases find, or nothing.

    Phases are tried until one finds a schedule. After that, only phases that `improve` a schedule are tried.
    """
    best: S | None = None
    for phase in phases:
        if phase.improves != (best is not None):
            continue
        if best is not None and search.is_settled(best):
            continue
        rungs = _Rungs(search, phase, best)
        if phase.timed and not rungs.is_timed:
            continue
        try:
            found = phase.climb(rungs)
        except ScheduleError as error:
            search.causes.append(str(error))
            continue
        if found is not None and found is not best:
            best = search.prove(found) if rungs.has_proved_least(found) else found
    return best


class _Rungs(Generic[T, S]):
    """The strategies of one phase, tried in turn for each number of cycles."""

    def __init__(self, search: Search[T, S], phase: Phase, best: S | None) -> None:
        self.search, self.best = search, best
        rows = [row for row in phase.rows if not (row.unhurried and self.is_timed)]
        self.steps: list[tuple[Row, Strategy[T, S]]] = [(row, row.strategy()) for row in rows]
        self.until = search.budget.until
        if search.phase_seconds is not None:
            self.until = min(self.until, search.budget.clock() + search.phase_seconds)
        self.tried: set[int | None] = set()
        self.missing = 0
        self.begun = len(search.attempts)
        self._lowest: int | None = None

    @property
    def lowest(self) -> int:
        if self._lowest is None:
            task = self.search.task(self.search.asked)
            bounds = [s.bound(task) for _, s in self.steps if s.suits(task)]
            self._lowest = max(self.search.asked, min(bounds, default=self.search.asked))
        return self._lowest

    @property
    def highest(self) -> int:
        return self.search.highest(self.lowest)

    @property
    def is_timed(self) -> bool:
        """Whether the clock ends the whole search."""
        return not math.isinf(self.search.budget.until)

    @property
    def is_over(self) -> bool:
        return self.search.budget.clock() >= self.until

    @property
    def is_hasty(self) -> bool:
        return self.search.hasty or (not math.isinf(self.until) and self.is_over)

    def cycles_of(self, schedule: S) -> int:
        return self.search.cycles_of(schedule)

    def cost_of(self, schedule: S) -> int:
        return self.search.cost_of(schedule)

    def was_tried(self, cycles: int) -> bool:
        return cycles in self.tried

    def is_ruled_out(self, cycles: int) -> bool:
        return _rule_out(self.search.attempts, cycles)

    def has_proved_least(self, schedule: S) -> bool:
        """Whether this phase has proved that one cycle less is impossible."""
        return _rule_out(self.search.attempts[self.begun :], self.cycles_of(schedule) - 1)

    def at(self, cycles: int | None) -> S | None:
        search = self.search
        task = search.task(cycles)
        self.tried.add(cycles)
        self.missing = 0
        for row, strategy in self.steps:
            if (row.late and not self.is_over) or not self._is_open(strategy, cycles, task):
                continue
            budget = replace(
                search.budget,
                seconds=row.seconds * search.budget.seconds,
                moves=int(row.moves * search.budget.moves),
                until=self.until,
            )
            outcome = strategy.attempt(task, budget, search.tell)
            search.attempts += outcome.attempts
            if isinstance(outcome, Found):
                return outcome.schedule
            if isinstance(outcome, NotFound):
                self.missing = max(self.missing, outcome.missing)
            if isinstance(outcome, Infeasible):
                search.rule_out(cycles, strategy.formulation)
            if row.last:
                return None
        return None

    def at_within(self, cycles: int, share: float) -> S | None:
        end, now = self.until, self.search.budget.clock()
        self.until = end if math.isinf(end) else now + share * max(0.0, end - now)
        try:
            return self.at(cycles)
        finally:
            self.until = end

    def _is_open(self, strategy: Strategy[T, S], cycles: int | None, task: T) -> bool:
        """Whether the strategy suits, and no bound or proof of its formulation rules the cycles out."""
        if not strategy.suits(task):
            return False
        if cycles is None:
            return True
        impossible = (cycles, strategy.formulation) in self.search.impossible
        return not impossible and cycles >= strategy.bound(task)


def _rule_out(attempts: Iterable[Attempt], cycles: int) -> bool:
    return any(a.interval == cycles and a.result in (PROVED, PROVED_WIDELY) for a in attempts)
