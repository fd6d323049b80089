"""Searches for the smallest initiation interval of a loop."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from broadside.linear.ir import Register
from broadside.optimizer.bounds.attempt import AS_WRITTEN, WITH_COPIES, Attempt, is_widely_least
from broadside.optimizer.bounds.initiation import Bounds, loop_bounds
from broadside.optimizer.bounds.refutation import ruled_out
from broadside.optimizer.loops.pipelined import PipelinedLoop
from broadside.optimizer.loops.preparation import Loop, NotInTime, NotPipelined
from broadside.optimizer.machine.target import Machine
from broadside.optimizer.record.options import Options
from broadside.optimizer.record.result import SearchResult
from broadside.optimizer.record.schedules import shape_of_any
from broadside.optimizer.search.least import Search, least
from broadside.optimizer.search.long_lives import MovedLoop, with_moves
from broadside.optimizer.strategies.loops.constraint_model import ModelTrial
from broadside.optimizer.strategies.loops.task import LoopTask
from broadside.optimizer.strategies.loops.widening import is_widened, legal, wide_resource_bound
from broadside.optimizer.strategies.portfolio import FIRST_LOOP, LOOP, ONE_INTERVAL
from broadside.optimizer.strategies.strategy import Budget

_CHEAP = 1.0  # solver's work for one proof near the recurrence, about a second


class NothingAt(Exception):
    """No schedule was found at the only interval to be tried for a loop."""

    def __init__(self, loop: str, interval: int, attempts: Iterable[Attempt] = ()) -> None:
        super().__init__(f"{loop}: no schedule found at an interval of {interval}")
        self.loop, self.attempts = loop, tuple(attempts)


def search(
    loop: Loop,
    machine: Machine,
    options: Options,
    known: Mapping[Register, str],
    may_spill: bool = False,
) -> SearchResult:
    """The best schedule found. `known`: the registers of variables at other loops.

    Raises RegistersNeeded if registers do not suffice and `may_spill` is set; NotPipelined if no interval
    within `options.max_interval_excess` of the bound has a schedule; NotInTime if the time of a first search
    ended before; NothingAt if the only interval to try has no schedule.
    """
    written = legal(loop, machine)
    bounds = loop_bounds(written, options.bound_seconds)
    options.progress(
        f"{loop.name}: bound {bounds.interval} (resources {bounds.resource}, "
        f"recurrence {bounds.recurrence.interval})"
    )
    widely = None
    if not options.first and is_widened(loop):
        widely = replace(bounds, resource=wide_resource_bound(loop, machine, options.bound_seconds))
    intervals = _Intervals(loop, written, machine, options, bounds, known, may_spill, widely)
    until = math.inf
    if options.loop_seconds is not None:
        until = options.clock() + options.loop_seconds
    only = options.only_intervals.get(loop.name)
    if only is not None:
        return _at_only(intervals, only, until)
    asked = options.least_interval(loop.name, loop.block.trip, bounds.interval)
    return _climb(intervals, asked, until)


def _at_only(intervals: _Intervals, only: int, until: float) -> SearchResult:
    attempts = intervals.ruled_out(only, until, only + 1)
    found = least(intervals.search(only, 0, attempts, until), ONE_INTERVAL)
    if found is None:
        raise NothingAt(intervals.source.name, only, attempts)
    return SearchResult(found, intervals.bounds_at(only), attempts, widely=intervals.wide_bound)


def _climb(intervals: _Intervals, asked: int, until: float) -> SearchResult:
    """The best schedule at an interval from `asked` on, found before `until` by the clock of the search."""
    options, widely = intervals.options, intervals.widely
    excess = options.max_interval_excess
    attempts = intervals.ruled_out(asked, until, max(asked, intervals.bounds.interval) + excess)
    found = least(
        intervals.search(asked, excess, attempts, until), FIRST_LOOP if options.first else LOOP
    )
    if found is None and options.first and options.clock() >= until:
        raise NotInTime("a first search found no schedule in its time")
    bound = (widely or intervals.bounds).interval
    if found is None:
        raise NotPipelined(f"no schedule up to an interval of {max(asked, bound) + excess}")
    widely_least = is_widely_least(bound, found.interval, attempts)
    formulation = WITH_COPIES if widely is not None and widely_least else AS_WRITTEN
    return SearchResult(
        found, intervals.bounds_at(found.interval), attempts, formulation, intervals.wide_bound
    )


def try_exactly(
    loop: Loop, machine: Machine, options: Options, interval: int
) -> tuple[Attempt, bool]:
    """Tries the constraint model of all operations at one interval; whether there is a schedule.

    Accesses may meet in a bank, so that a proof does not rest on keeping them apart.
    """
    intervals = _Intervals(loop, loop, machine, options, loop_bounds(loop), {})
    task = intervals.task(interval)
    budget = Budget(options.seconds, improve=options.improve_seconds)
    trial = ModelTrial(task, budget, options.progress)
    found = trial.run()
    record = trial.record(found)
    options.progress(f"{loop.name}: II {interval}: {record.result}")
    return record, found is not None


@dataclass(frozen=True)
class _Intervals:
    """The intervals of one loop: the task of each, its bounds, and the search through them."""

    source: Loop
    written: Loop
    machine: Machine
    options: Options
    bounds: Bounds
    known: Mapping[Register, str]
    may_spill: bool = False
    widely: Bounds | None = None

    def task(self, interval: int | None) -> LoopTask:
        assert interval is not None
        moved = with_moves(self.written, self.machine, interval) or MovedLoop(self.written, 0)
        return LoopTask(
            self.source,
            self.written,
            moved.loop,
            interval,
            self.machine,
            self.options,
            self.bounds,
            self.known,
            self.may_spill,
            self.widely,
            moved.moves,
        )

    def search(
        self, asked: int, excess: int, attempts: list[Attempt], until: float
    ) -> Search[LoopTask, PipelinedLoop]:
        """The search from the interval `asked`, or from the bound if that is larger, up to `excess` above.

        It never begins below all bounds, because placing the moves for a much smaller interval takes long.
        """
        options = self.options
        asked = max(asked, (self.widely or self.bounds).interval)
        return Search(
            self.task,
            lambda found: found.interval,
            lambda found: found.interval,
            lambda lowest: lowest + excess,
            Budget(
                options.seconds, options.anneal_moves, options.improve_seconds, until, options.clock
            ),
            options.progress,
            asked,
            options.first,
            attempts=attempts,
        )

    @property
    def wide_bound(self) -> int | None:
        return None if self.widely is None else self.widely.interval

    def bounds_at(self, interval: int) -> Bounds:
        """The bounds as written, or those with copies and equal instructions if the interval is below."""
        return self.widely if self.widely and interval < self.bounds.interval else self.bounds

    def ruled_out(self, asked: int, until: float, limit: int) -> list[Attempt]:
        """Proofs for intervals below `limit` from the operations near the recurrence alone.

        They come first because they are cheap and the search is not.
        """
        bounds, options = self.bounds, self.options
        least = (self.widely or bounds).interval
        if options.loop_seconds is None:  # the user wants no interval below `asked` to be tried
            least = max(asked, least)
        binds = bounds.recurrence.interval >= least
        attempts: list[Attempt] = []
        for interval in range(max(asked, bounds.interval), limit):
            if options.first or not binds or options.clock() >= until:
                break
            refuted = self._refuted(interval)
            if refuted is None:
                break
            attempts.append(refuted)
        return attempts

    def _refuted(self, interval: int) -> Attempt | None:
        """The proof that the operations near the recurrence do not fit, if it is cheap; searched for once."""
        known = self.options.memory.refuted
        shape = shape_of_any(self.written.model, interval)
        if shape not in known:
            known[shape] = next(iter(ruled_out(self.written, interval, interval + 1, _CHEAP)), None)
        return known[shape]
